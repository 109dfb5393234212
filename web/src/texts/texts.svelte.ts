/** All words of the page, from the Fluent files beside this one and beside the games. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untilThere } from '../lib/patience';
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
  private folders = ['.', '../war/texts'];
  /** The language asked for last; answers for another one come too late. */
  private wanted: Language = 'en';

  /** Speak a language as soon as its texts are there; whether it is still wanted then. */
  async speak(language: Language): Promise<boolean> {
    this.wanted = language;
    const isWanted = (): boolean => this.wanted === language;
    const folders = this.folders;
    const sources = await untilThere(() => Promise.all(folders.map((folder) => fetchText(files[`${folder}/${language}.ftl`]!))), isWanted).catch(() => null);
    if (!sources || !isWanted()) return false;
    if (folders !== this.folders) return this.speak(language);
    this.use(language, sources);
    document.documentElement.lang = language;
    return true;
  }

  /** From now on also the texts of this part. */
  async need(part: Part): Promise<void> {
    const folder = `../${part}/texts`;
    if (this.folders.includes(folder)) return;
    this.folders = [...this.folders, folder];
    await this.speak(this.wanted);
  }

  /** Speak by the texts given. */
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
