import { expect, it } from 'vitest';
import type { Now } from '../lib/connection/messages';
import { drawing, moves } from './view';

const now = (change: Partial<Now>): Now => ({
  position: { heap: 3, pebbles: [1, 2] },
  actor: 0,
  undo: null,
  facts: {},
  result: null,
  secret: null,
  clocks: null,
  legal_moves: null,
  ...change,
});

it('draws the text of the server, and a position without one field by field', () => {
  expect(drawing(now({ facts: { text: 'Heap  ooo 3' } }))).toBe('Heap  ooo 3');
  expect(drawing(now({}))).toBe('heap: 3\npebbles: [1,2]');
});

it('offers the moves that the server sends, and nothing else', () => {
  const one = { code: 0, text: 'take one pebble' };
  expect(moves(now({ legal_moves: [one, { text: 'no code' }] }))).toEqual([one]);
  expect(moves(now({ legal_moves: null }))).toEqual([]);
});
