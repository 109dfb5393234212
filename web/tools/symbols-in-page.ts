import type { Plugin } from 'vite';
import { SYMBOLS } from '../src/drawings/symbols';

/** Puts the drawings into the page's HTML: they are there at once, and no script has to carry them. */
export function symbolsInPage(): Plugin {
  return {
    name: 'symbols-in-page',
    transformIndexHtml: () => [
      {
        tag: 'svg',
        attrs: { class: 'defs', width: '0', height: '0', 'aria-hidden': 'true' },
        children: SYMBOLS,
        injectTo: 'body-prepend',
      },
    ],
  };
}
