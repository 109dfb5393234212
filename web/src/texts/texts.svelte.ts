/** All words of the page, from the Fluent files beside this one and beside the games. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { save } from '../lib/storage';
import { type Language, wantedLanguage } from './language';

export type Values = Record<string, FluentVariable>;

/** Texts that are fetched only where they are needed. */
export type Part = 'guide' | 'tips';

/** Addresses of the files; only the reader's language is ever fetched. */
const files = import.meta.glob<string>(['./*.ftl', '../*/texts/*.ftl'], { query: '?url', import: 'default', eager: true });

/** Labels need no isolation marks: names are short and all four languages run left to right. */
export function makeBundle(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

class Texts {
  language: Language = $state('en');
  private bundle: FluentBundle | null = $state.raw(null);
  private folders = ['.', '../war/texts'];

  async speak(language: Language): Promise<void> {
    const wanted = this.folders.map((folder) => files[`${folder}/${language}.ftl`]!);
    const fetched = wanted.map(async (file) => (await fetch(file)).text());
    this.use(language, await Promise.all(fetched));
    document.documentElement.lang = language;
  }

  /** From now on also the texts of this part. */
  async need(part: Part): Promise<void> {
    const folder = `../${part}/texts`;
    if (this.folders.includes(folder)) return;
    this.folders = [...this.folders, folder];
    await this.speak(this.language);
  }

  /** Speak by the texts given. */
  use(language: Language, sources: string[]): void {
    this.bundle = makeBundle(language, sources);
    this.language = language;
  }

  /** Change the language by hand; it is remembered. */
  choose(language: Language): Promise<void> {
    save('language', language);
    return this.speak(language);
  }

  start(): Promise<void> {
    return this.speak(wantedLanguage());
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  format(key: string, values?: Values): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return pattern ? this.bundle!.formatPattern(pattern, values ?? null) : key;
  }
}

export const texts = new Texts();

/** A share from 0 to 1 for a text, in whole percent unless more digits matter. */
export const percent = (share: number, digits = 0): FluentNumber =>
  new FluentNumber(share, { style: 'percent', maximumFractionDigits: digits });

/** A change of a share, with its sign. */
export const swing = (change: number): FluentNumber =>
  new FluentNumber(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** The text of a key in the reader's language. */
export const t = (key: string, values?: Values): string => texts.format(key, values);
