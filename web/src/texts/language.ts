/** Which of our languages the reader wants. */
import { load } from '../lib/app/storage';

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (tag: string | null): tag is Language => LANGUAGES.includes(tag as Language);

/** The first of the reader's languages that we speak. */
export function chooseLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** The one chosen by hand, else the browser's. */
export function wantedLanguage(): Language {
  const kept = load<string | null>('language', null);
  return isLanguage(kept) ? kept : chooseLanguage(navigator.languages);
}
