import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, build } from 'vite';
import type { EarlyFiles } from '../src/early';
import { GAME_NAMES } from '../src/games';
import { LANGUAGES, type Language } from '../src/texts/language';
import { fileName } from './texts-in-one';

type Bundle = Rolldown.OutputBundle;

/** Draws the games that have no page of their own. */
const PLAIN = 'generic';
const PLACE = '<!--early-->';
const SCRIPT = fileURLToPath(new URL('../src/early.ts', import.meta.url));

const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`no chunk has ${module}`);
  return found;
};

/** A module's chunk and all it imports, and their styles. */
function filesOf(bundle: Bundle, module: string): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    [name, ...(chunk.viteMetadata?.importedCss ?? [])].forEach((file) => files.add(file));
    chunk.imports.forEach(add);
  };
  add(chunkOf(bundle, module).fileName);
  return [...files];
}

/** The texts that every screen needs; those of other parts come when they are wanted. */
function textsOf(bundle: Bundle, language: Language): string[] {
  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  return assets
    .filter(({ names }) => names.includes(fileName(language, 'page')))
    .map((asset) => asset.fileName);
}

/** The page's addresses of all files that may be asked for early; its HTML names the first ones itself. */
function earlyFiles(bundle: Bundle): EarlyFiles {
  const known = new Set(filesOf(bundle, 'src/main.ts'));
  const fresh = (files: string[]): string[] => files.filter((file) => !known.has(file));
  const table = filesOf(bundle, 'screens/table/TableScreen.svelte');
  const game = (module: string): string[] =>
    fresh(filesOf(bundle, module).filter((file) => !table.includes(file)));
  return {
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, fresh(textsOf(bundle, language))]),
    ) as EarlyFiles['texts'],
    home: fresh(filesOf(bundle, 'screens/home/Home.svelte')),
    table: fresh(table),
    games: Object.fromEntries([...GAME_NAMES, PLAIN].map((name) => [name, game(`src/${name}/game.ts`)])),
  };
}

async function scriptFor(files: EarlyFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { EARLY_FILES: JSON.stringify(files) },
    build: { write: false, target: 'es2022', lib: { entry: SCRIPT, formats: ['iife'], name: 'early' } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** Puts src/early.ts into the page's HTML: what an address needs is fetched at once, not link by link. */
export function earlyInPage(): Plugin {
  return {
    name: 'early-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const script = await scriptFor(earlyFiles(bundle!));
        return html.replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}
