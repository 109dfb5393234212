/** The text files of a language: in the folder `texts` of the page and of each game, with a subfolder for each part. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../src/texts/language';
import { PARTS, type Part } from '../src/texts/parts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** Refusals have a folder of their own so that they are found; the page loads them with its other texts. */
const FOLDERS: Record<Part, string[]> = {
  page: ['texts', 'texts/refusals'],
  guide: ['texts/guide'],
  tips: ['texts/tips'],
};

export const textFiles = (language: Language, part: Part): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => FOLDERS[part].some((folder) => path.endsWith(`${folder}/${language}.ftl`)))
    .sort()
    .map((path) => `${SOURCES}/${path}`);

export const textSources = (language: Language): string[] =>
  PARTS.flatMap((part) => textFiles(language, part)).map((path) => readFileSync(path, 'utf8'));
