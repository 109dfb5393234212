import type { Plugin } from 'vite';
import { MEDIA, type MediaName } from '../src/lib/dom/breakpoints';

const NAMED = /@media \(--([a-z-]+)\)/g;

/** `@media (--phone)` as browsers understand it: the names are those of lib/dom/breakpoints.ts. */
export function withMediaNames(code: string): string {
  return code.replace(NAMED, (_, name: string) => {
    const query = MEDIA[name as MediaName];
    if (query === undefined) throw new Error(`no size is called ${name}: see lib/dom/breakpoints.ts`);
    return `@media ${query}`;
  });
}

export function mediaNames(): Plugin {
  return {
    name: 'media-names',
    enforce: 'pre',
    transform(code, id) {
      return /\.(svelte|css)(\?|$)/.test(id) && code.includes('@media (--')
        ? withMediaNames(code)
        : undefined;
    },
  };
}
