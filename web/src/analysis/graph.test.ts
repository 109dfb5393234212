import { expect, it } from 'vitest';
import { calmed, lineOf, spread } from './graph';

it('draws a line over the whole width only when all is known', () => {
  expect(lineOf([0.5, 1], 4)).toBe('M0 50L250 0');
  expect(lineOf([0.5, 0.25, 0], 2)).toBe('M0 50L500 75L1000 100');
  expect(lineOf([], 2)).toBe('');
});

it('keeps the names apart, in order and within the picture', () => {
  expect(spread([0, 100, 100, 100], 10)).toEqual([0, 80, 90, 100]);
  expect(spread([50, 50], 10)).toEqual([50, 60]);
});

it('calms doubts but keeps every step that lasts', () => {
  expect(calmed([4, 4, 5, 4, 4], 1)).toEqual([4, 4, 4, 4, 4]);
  expect(calmed([4, 4, 9, 9, 9, 1], 1)).toEqual([4, 4, 9, 9, 9, 1]);
});
