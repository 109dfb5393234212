import { existsSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Says that there is no pocket where none was built, so that asking for it is no error. */
export function emptyPocket(): Plugin {
  return {
    name: 'empty-pocket',
    apply: 'build',
    writeBundle({ dir }) {
      const manifest = `${dir!}/pocket.json`;
      if (!existsSync(manifest)) writeFileSync(manifest, JSON.stringify({ version: '', files: [] }));
    },
  };
}
