import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Lists the page's files for public/sw.js, which keeps all of them for whoever plays offline. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      writeFileSync(`${dir!}/files.json`, JSON.stringify(files.sort()));
    },
  };
}
