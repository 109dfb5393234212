import { expect, it } from 'vitest';
import type { SeatInfo } from '../connection/messages';
import { nextLevel } from './next-level';
import { plainSeat } from '../table/plain-seat';

const LEVELS = ['weak', 'fair', 'strong'];
const seat = (kind: SeatInfo['kind'], level: string | null = null): SeatInfo => ({
  ...plainSeat('', 0, kind),
  level,
});
const me = seat('local');

it.each([
  ['the one above the strongest bot', [me, seat('bot', 'weak'), seat('bot', 'fair')], [0], 'strong'],
  ['none above the last', [me, seat('bot', 'strong')], [0], null],
  ['none after a defeat', [me, seat('bot', 'weak')], [1], null],
  ['none where people played', [me, seat('online'), seat('bot', 'weak')], [0], null],
  ['none without bots', [me], [0], null],
  ['none for a level that is not offered', [me, seat('bot', 'uct')], [0], null],
])('suggests %s', (_, seats, winners, level) => {
  expect(nextLevel(seats, [0], winners, LEVELS)).toBe(level);
});
