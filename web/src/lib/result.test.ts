import { expect, it } from 'vitest';
import { ranked } from './result';

it('puts the winners first, whatever their score, then goes by score', () => {
  const rows = [5, 9, 7, 8].map((score, number) => ({ number, score }));
  expect(ranked(rows, [2, 0]).map(({ number }) => number)).toEqual([2, 0, 1, 3]);
});
