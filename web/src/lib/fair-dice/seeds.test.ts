import { expect, it } from 'vitest';
import { playerCommitment, sealOf } from './seal';
import type { Sealed } from '../connection/messages';
import { commitmentsFor, seedsToOpen } from './seeds';
import { ownTable, rememberTable, tokensOf } from '../table/own-tables';

const TOLD = 'a'.repeat(64);
const sealed = (...commitments: (string | null)[]): Sealed => ({
  type: 'sealed',
  seats: ['local', 'online', 'local'],
  commitments,
});

it('promises the same seed for each seat every time, and keeps it with the tokens', () => {
  rememberTable({ table: 'a', tokens: ['x', null, 'z'], invitations: [] });
  const promised = commitmentsFor('a', [0, 2], TOLD);
  const { seeds, commitment } = ownTable('a')!;
  expect(Object.keys(promised)).toEqual(['0', '2']);
  expect(seeds![0]).toMatch(/^[0-9a-f]{64}$/);
  expect(seeds![0]).not.toBe(seeds![2]);
  expect(promised[2]).toBe(playerCommitment(TOLD, 2, seeds![2]!));
  expect(commitment).toBe(TOLD);
  expect(commitmentsFor('a', [0, 2], 'b'.repeat(64))).toEqual(promised);
  expect(tokensOf(ownTable('a'))).toEqual(['x', 'z']);
});

it('opens only what is sealed, and only under the first seal', () => {
  rememberTable({ table: 'b', tokens: [], invitations: [] });
  expect(seedsToOpen('b', sealed(null, null, null))).toEqual({});
  const promised = commitmentsFor('b', [0, 2], TOLD);
  const own = ownTable('b')!.seeds!;
  expect(seedsToOpen('b', sealed(promised[0]!, null, 'c'.repeat(64)))).toEqual({ 0: own[0] });
  expect(ownTable('b')!.seal).toBe(
    sealOf(TOLD, ['local', 'online', 'local'], [promised[0]!, null, 'c'.repeat(64)]),
  );
  expect(seedsToOpen('b', sealed(promised[0]!, null, promised[2]!))).toEqual({});
});

it('opens nothing under a seal that does not cover every commitment', () => {
  rememberTable({ table: 'c', tokens: [], invitations: [] });
  const promised = commitmentsFor('c', [1], TOLD);
  const short: Sealed = { type: 'sealed', seats: ['local'], commitments: [null, promised[1]!] };
  expect(seedsToOpen('c', short)).toEqual({});
  expect(ownTable('c')!.seal).toBeUndefined();
});
