import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GAME_NAMES, gameOfRule } from './games';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** games.ts has the line of each game; the others are generated from all games. */
const MAY = ['src/games.ts', 'src/lib/connection/messages.ts', 'src/texts/keys.ts'];

const sources = ['src', 'tools'].flatMap((folder) =>
  readdirSync(`${WEB}/${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const isOutside = (path: string): boolean =>
  /\.(ts|svelte|css|ftl)$/.test(path) &&
  !path.endsWith('.test.ts') &&
  !MAY.includes(path) &&
  !GAME_NAMES.some((name) => path.startsWith(`src/${name}/`));

/** The name as a word of its own, as the start of a key, or as a folder. */
const naming = new RegExp(`['"\`/](${GAME_NAMES.join('|')})['"\`/-]|^(${GAME_NAMES.join('|')})-`, 'm');

it('is named in its own folder only', () => {
  const files = sources.filter(isOutside);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => naming.test(readFileSync(`${WEB}/${path}`, 'utf8')))).toEqual([]);
});

it('is known by the numbers of its rules', () => {
  for (const name of GAME_NAMES) {
    const rules = readFileSync(`${WEB}/../src/buttonbox/games/${name}/RULES.md`, 'utf8');
    const [, number] = /^- ([A-Z]\d+)\./m.exec(rules) ?? [];
    expect(gameOfRule(number ?? ''), name).toBe(name);
  }
});
