import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** The shared symbols, and those of every game. */
async function allSymbols(): Promise<string> {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('drawings/symbols.ts')).sort();
  const load = (file: string) =>
    runnerImport<{ SYMBOLS: string }>(`${SOURCES}/${file}`, { configFile: false });
  return (await Promise.all(files.map(load))).map(({ module }) => module.SYMBOLS).join('');
}

/** Puts the drawings into the page's HTML: they are there at once, and no script has to carry them. */
export function symbolsInPage(): Plugin {
  return {
    name: 'symbols-in-page',
    transformIndexHtml: async () => [
      {
        tag: 'svg',
        attrs: { class: 'defs', width: '0', height: '0', 'aria-hidden': 'true' },
        children: await allSymbols(),
        injectTo: 'body-prepend',
      },
    ],
  };
}
