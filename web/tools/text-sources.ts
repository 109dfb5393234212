/** The text files of a language, read from disk, for tests. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../src/texts/language';

const FOLDERS = ['../src/texts', '../src/war/texts', '../src/guide/texts', '../src/tips/texts'];

const pathOf = (folder: string, language: Language): string =>
  fileURLToPath(new URL(`${folder}/${language}.ftl`, import.meta.url));

export const textSources = (language: Language): string[] =>
  FOLDERS.map((folder) => pathOf(folder, language)).filter(existsSync).map((path) => readFileSync(path, 'utf8'));
