import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { caseOf, checkDice, keyOf, ownSeeds, sealOf } from './fair';
import type { Replay } from './messages';
import vector from './samples/fair.json';
import { hmac, sha256 } from './sha256';

const { fair, events, seeds, again } = vector;
const replay = { events } as unknown as Replay;
const last = (checked: Replay): unknown => [...checkDice(checked, fair.secret, fair.seeds)].at(-1);

it('hashes like everybody else', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    const key = bytes.slice(0, 64);
    expect(Buffer.from(hmac(key, bytes)).toString('hex')).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  }
});

it('reckons every die of the server’s game', () => {
  expect(sealOf(fair.secret)).toBe(fair.commitment);
  expect(last(replay)).toEqual({ done: events.length, all: events.length, wrong: null });
});

it('throws a number away that would make cases uneven', () => {
  expect(caseOf(keyOf(fair.secret, seeds), again.event, again.cases)).toBe(again.case);
});

it('stops at the first die that is wrong', () => {
  const tampered = events.map((event, i) => (i === 2 ? { ...event, case: (event.case + 1) % event.cases } : event));
  const wrong = { events: [{ actor: 0, code: 0, text: '', case: null, weight: null, cases: null }, ...tampered] } as unknown as Replay;
  expect(last(wrong)).toEqual({ done: 3, all: events.length, wrong: 4 });
});

it('finds one’s own seeds among those of the dice', () => {
  expect(ownSeeds({ 0: 'ab', 2: 'cd' }, ['ab', null, 'cd'])).toBe('counted');
  expect(ownSeeds({ 0: 'ab', 2: 'cd' }, ['ab', null, null])).toBe('late');
  expect(ownSeeds({ 0: 'ab', 2: 'cd' }, ['ab', null, 'ce'])).toBe('other');
  expect(ownSeeds({}, ['ab', null, 'ce'])).toBeNull();
});
