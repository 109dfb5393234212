import { expect, it } from 'vitest';
import type { Event } from '../connection/messages';
import { hasJustWon, ranked } from './ranking';

const LAST_MOVE: Event = { version: 9, kind: 'move', actor: 2, code: 0, text: 'star 1/1' };
const won = (...winners: number[]) => ({ winners, ending: 'stars', scores: [] });

it('is a win to chime for when a player here has won and has seen it come', () => {
  expect(hasJustWon(won(2), [LAST_MOVE], [0, 2])).toBe(true);
  expect(hasJustWon(won(1, 2), [LAST_MOVE], [2])).toBe(true);
});

it('is none for those who lost or look on, before the end, or after a reload', () => {
  expect(hasJustWon(won(1), [LAST_MOVE], [0, 2])).toBe(false);
  expect(hasJustWon(won(1), [LAST_MOVE], [])).toBe(false);
  expect(hasJustWon(null, [LAST_MOVE], [2])).toBe(false);
  expect(hasJustWon(won(2), [], [2])).toBe(false);
});

it('puts the winners first, whatever their score, then goes by score', () => {
  const result = { winners: [2, 0], ending: 'shared', scores: [5, 9, 7, 8] };
  expect(ranked(result).map(({ number }) => number)).toEqual([2, 0, 1, 3]);
});
