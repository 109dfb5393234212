/**
 * The games that have a page of their own, in the order of the home page: a line here and a folder beside
 * this file, with game.ts (see lib/game.ts), cover.ts, SetUpOptions.svelte, chances.ts, texts/
 * and, if it draws symbols, drawings/symbols.ts. Any other game of the server is drawn by generic/.
 */
const GAMES = {
  buttons: { rules: 'B' },
  war: { rules: 'W' },
} as const satisfies Record<string, { rules: string }>;

export type GameName = keyof typeof GAMES;

export const GAME_NAMES = Object.keys(GAMES) as GameName[];
export const FIRST_GAME: GameName = GAME_NAMES[0]!;

/** The game whose rules have numbers of this kind, such as W33. */
export const gameOfRule = (number: string): GameName | undefined =>
  GAME_NAMES.find((name) => number.startsWith(GAMES[name].rules));
