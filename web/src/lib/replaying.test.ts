import { expect, it } from 'vitest';
import type { Replay } from './messages';
import { Replaying } from './replaying.svelte';

const STEPS: [number, string, number][] = [
  [-1, 'card red', 1],
  [-1, 'card blue', 1],
  [0, 'roll', 1],
  [-1, 'die 1', 1],
  [-1, 'die 2', 1],
  [0, 'lay 1/2', 1],
  [1, 'roll', 2],
  [-1, 'die 3', 2],
];

const replay = {
  game: 'buttons',
  settings: { players: 2 },
  names: ['Ada', 'Ben'],
  events: STEPS.map(([actor, text]) => ({ actor, code: 0, text })),
  positions: [{ round: 1 }, ...STEPS.map(([, , round]) => ({ round }))],
  fair: null,
} as unknown as Replay;

it('stops after each decision and the dice that follow it', () => {
  expect(new Replaying(replay, 0).stops).toEqual([0, 2, 5, 6, 8]);
});

it('steps, jumps by rounds, and stays within the game', () => {
  const replaying = new Replaying(replay, 0);
  replaying.step(-1);
  expect(replaying.at).toBe(0);
  replaying.step(2);
  expect(replaying.fresh.map((event) => event.text)).toEqual(['roll', 'die 1', 'die 2']);
  replaying.stepRound(1);
  expect(replaying.now.position.round).toBe(2);
  replaying.stepRound(-1);
  expect(replaying.at).toBe(0);
  replaying.go(99);
  expect(replaying.at).toBe(replaying.last);
});

it('opens where a line of the log points', () => {
  expect(new Replaying(replay, 6).event).toBe(6);
  expect(new Replaying(replay, 4).event).toBe(5);
  expect(new Replaying(replay, 99).event).toBe(8);
});
