import { expect, it } from 'vitest';
import type { Replay } from '../lib/connection/messages';
import { tallyOf } from './tally';

const roll = (face: number, roller: number | null) => ({ actor: -1, code: 0, text: `die ${face}`, roller });

const replay = {
  events: [
    { actor: -1, code: 0, text: 'card red' },
    { actor: 0, code: 0, text: 'roll' },
    roll(6, 0),
    roll(6, 0),
    roll(1, 0),
    roll(3, 1),
    roll(2, null),
    roll(4, null),
  ],
} as unknown as Replay;

it('counts the faces of everybody, and of one seat', () => {
  expect(tallyOf(replay, null)).toEqual({ counts: [1, 1, 1, 1, 0, 2], expected: 1 });
  expect(tallyOf(replay, 0)).toEqual({ counts: [1, 0, 0, 0, 0, 2], expected: 0.5 });
});
