import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/texts/language';
import { PARTS, type Part } from '../src/texts/parts';
import { textFiles } from './text-sources';

const MODULE = 'virtual:texts';
const RESOLVED = `\0${MODULE}`;

const sourceOf = (language: Language, part: Part): string =>
  textFiles(language, part)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The name of a language's file: `de.ftl`, `tips-de.ftl`. */
export const fileName = (language: Language, part: Part): string =>
  `${part === 'page' ? '' : `${part}-`}${language}.ftl`;

/**
 * Gives the addresses of the texts by language and part: one file each, made of those of the page and of all
 * games. While developing, an address holds the texts themselves.
 */
export function textsInOne(): Plugin {
  let isBuild = false;
  return {
    name: 'texts-in-one',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const address = (language: Language, part: Part): string => {
        const [name, source] = [fileName(language, part), sourceOf(language, part)];
        textFiles(language, part).forEach((file) => this.addWatchFile(file));
        if (!isBuild)
          return JSON.stringify(`data:text/plain;name=${name};charset=utf-8,${encodeURIComponent(source)}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      };
      const parts = (language: Language): string =>
        PARTS.map((part) => `${part}: ${address(language, part)}`).join(', ');
      return `export default { ${LANGUAGES.map((language) => `${language}: { ${parts(language)} }`).join(', ')} };`;
    },
  };
}
