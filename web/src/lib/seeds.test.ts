import { expect, it } from 'vitest';
import { seedsFor } from './seeds';
import { ownTable, rememberTable, tokensOf } from './tokens';

it('draws once for each seat and keeps it with the tokens and the first seal', () => {
  rememberTable({ table: 'a', tokens: ['x', null, 'z'], invitations: [] });
  const drawn = seedsFor('a', [0, 2], 'told first');
  expect(Object.keys(drawn)).toEqual(['0', '2']);
  expect(drawn[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(drawn[0]).not.toBe(drawn[2]);
  expect(seedsFor('a', [0, 2], 'told later')).toEqual(drawn);
  expect(ownTable('a')).toMatchObject({ seeds: drawn, seal: 'told first' });
  expect(tokensOf(ownTable('a'))).toEqual(['x', 'z']);
});
