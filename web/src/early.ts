/** Runs inside the page's HTML, before all other scripts: asks at once for what the address needs. */
import type { GameName } from './lib/actors';
import type { Summary } from './lib/messages';
import { parseRoute } from './lib/routes';
import { openEarly } from './lib/socket';
import { type Language, wantedLanguage } from './texts/language';

export interface EarlyFiles {
  texts: Record<Language, string[]>;
  /** The screen of a table, without the game. */
  table: string[];
  games: Record<GameName, string[]>;
}

/** Written by tools/early-in-page.ts. */
declare const EARLY_FILES: EarlyFiles;
const files = EARLY_FILES;

const KINDS: Record<string, Partial<HTMLLinkElement>> = {
  js: { rel: 'modulepreload' },
  css: { rel: 'preload', as: 'style' },
  ftl: { rel: 'preload', as: 'fetch' },
};

function askFor(file: string): void {
  const kind = KINDS[file.split('.').at(-1)!];
  document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: file }));
}

async function askForGame(table: string): Promise<void> {
  const answer = await fetch(`/api/tables/${table}`);
  const { game } = (await answer.json()) as Summary;
  files.games[game as GameName]?.forEach(askFor);
}

/** The first words with a number in them read large tables: now, while nothing else is to be done. */
const warmUp = (language: Language): void => void [new Intl.NumberFormat(language), new Intl.PluralRules(language)];

const route = parseRoute(location.pathname);
const language = wantedLanguage();
files.texts[language].forEach(askFor);
if (route.screen === 'table') {
  openEarly(route.table);
  files.table.forEach(askFor);
  void askForGame(route.table).catch(() => undefined);
}
setTimeout(warmUp, 0, language);
