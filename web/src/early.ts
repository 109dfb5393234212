/** Runs inside the page's HTML, before all other scripts: asks at once for what the address needs. */
import type { Summary } from './lib/connection/messages';
import { hasServer, partsOfAddress, serverAddress } from './lib/app/address';
import { parseRoute } from './lib/app/routes';
import { isHere } from './lib/table/own-tables';
import { openEarly } from './lib/connection/early-socket';
import { load } from './lib/app/storage';
import { type Language, wantedLanguage } from './texts/language';

export interface EarlyFiles {
  texts: Record<Language, string[]>;
  home: string[];
  /** The screen of a table, without the game. */
  table: string[];
  /** By name; those without a page of their own need `generic`. */
  games: Record<string, string[]>;
}

/** Written by tools/early-in-page.ts. */
declare const EARLY_FILES: EarlyFiles;
const files = EARLY_FILES;

/** Milliseconds after which the reader is told that the page is still loading. */
const LONG = 3000;

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
  const answer = await fetch(serverAddress(`api/tables/${table}`));
  const { game } = (await answer.json()) as Summary;
  (files.games[game] ?? files.games.generic)?.forEach(askFor);
}

/** Loading number formats takes a while: do it now, while waiting for the scripts. */
const warmUp = (language: Language): void =>
  void [new Intl.NumberFormat(language), new Intl.PluralRules(language)];

/** The chosen colours hold from the first paint on. */
const { theme } = load<{ theme?: string }>('settings', {});
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const route = parseRoute(...partsOfAddress());
const language = wantedLanguage();
files.texts[language].forEach(askFor);
if (route.screen === 'home') files.home.forEach(askFor);
if (route.screen === 'table' && !route.carried) {
  files.table.forEach(askFor);
  if (hasServer() && !isHere(route.table)) {
    openEarly(route.table);
    void askForGame(route.table).catch(() => undefined);
  }
}
setTimeout(warmUp, 0, language);
setTimeout(() => document.querySelector('.loading')?.removeAttribute('hidden'), LONG);
