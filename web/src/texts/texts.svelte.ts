/** All words of the page, from the Fluent files beside this one and in every game's `texts`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untilThere } from '../lib/app/retry-import';
import { save } from '../lib/app/storage';
import addresses from 'virtual:texts';
import type { TextValues } from './keys';
import { type Language, wantedLanguage } from './language';
import type { Part } from './parts';

export type TextKey = keyof TextValues;
export type Values = Record<string, FluentVariable>;

/** What `t` is given for a key, or for any of several keys. */
type ValuesOf<Key extends TextKey> = [TextValues[Key]] extends [null]
  ? []
  : null extends TextValues[Key]
    ? [values?: NonNullable<TextValues[Key]>]
    : [values: TextValues[Key]];

/** Labels need no isolation marks: names are short and all four languages run left to right. */
export function makeBundle(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Throws where the file did not come: a page served in its place has no texts. */
async function fetchText(file: string): Promise<string> {
  const answer = await fetch(file);
  const html = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || html) throw new Error(`no texts in ${file}`);
  return answer.text();
}

class Texts {
  language: Language = $state('en');
  private bundle: FluentBundle | null = $state.raw(null);
  private parts: Part[] = ['page'];
  /** The language asked for last; answers for another one come too late. */
  private wanted: Language = 'en';

  /** Switch to a language once its texts are loaded; returns whether it is still wanted then. */
  async speak(language: Language): Promise<boolean> {
    this.wanted = language;
    const isWanted = (): boolean => this.wanted === language;
    const parts = this.parts;
    const sources = await untilThere(
      () => Promise.all(parts.map((part) => fetchText(addresses[language][part]))),
      isWanted,
    ).catch(() => null);
    if (!sources || !isWanted()) return false;
    if (parts !== this.parts) return this.speak(language);
    this.use(language, sources);
    document.documentElement.lang = language;
    return true;
  }

  /** From now on also the texts of this part. */
  async need(part: Part): Promise<void> {
    if (this.parts.includes(part)) return;
    this.parts = [...this.parts, part];
    await this.speak(this.wanted);
  }

  /** Use these texts. */
  use(language: Language, sources: string[]): void {
    this.bundle = makeBundle(language, sources);
    this.language = language;
  }

  /** Change the language by hand; it is remembered once its texts are there. */
  async choose(language: Language): Promise<void> {
    if (await this.speak(language)) save('language', language);
  }

  async start(): Promise<void> {
    await this.speak(wantedLanguage());
  }

  has(key: string): key is TextKey {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** A text whose key is known only now, such as one from the server; the key itself where there is none. */
  format(key: string, values?: Values): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    const text = this.bundle!.formatPattern(pattern, values ?? null, errors);
    if (errors.length) console.error(`text ${key}:`, ...errors);
    return text;
  }
}

export const texts = new Texts();

/** A share from 0 to 1 for a text, in whole percent unless more digits matter. */
export const percent = (share: number, digits = 0): FluentNumber =>
  new FluentNumber(share, { style: 'percent', maximumFractionDigits: digits });

/** A change of a share, with its sign. */
export const swing = (change: number): FluentNumber =>
  new FluentNumber(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** The text of a key that is put together from what the server sends: nothing checks that there is one. */
export const textOf = (key: string, values?: Values): string => texts.format(key, values);

/** The text of a key in the reader's language. */
export const t = <Key extends TextKey>(key: Key, ...[values]: ValuesOf<Key>): string =>
  texts.format(key, values as Values | undefined);
