import type { Plugin } from 'vite';

const DARK = /:root\[data-theme="dark"\] (\{[^}]*\})/;

/** The dark colours of tokens.css also hold where the system is dark and the reader chose nothing. */
function withSystemDark(css: string): string {
  const block = DARK.exec(css)?.[1];
  if (block === undefined) throw new Error('tokens.css has no dark block');
  return `${css}\n@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${block} }\n`;
}

export function darkBySystem(): Plugin {
  return {
    name: 'dark-by-system',
    enforce: 'pre',
    transform(code, id) {
      return id.split('?')[0]?.endsWith('styles/tokens.css') ? withSystemDark(code) : undefined;
    },
  };
}
