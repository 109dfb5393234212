import { expect, it } from 'vitest';
import type { Replay } from '../connection/messages';
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
  facts: [{}, ...STEPS.map(() => ({}))],
  fair: null,
} as unknown as Replay;

it('stops after each decision and the dice that follow it', () => {
  expect(new Replaying(replay, 0).stops).toEqual([2, 5, 6, 8]);
});

it('steps, jumps by rounds, and stays within the game', () => {
  const replaying = new Replaying(replay, 0);
  replaying.step(-1);
  expect(replaying.at).toBe(0);
  replaying.stepRound(1);
  expect(replaying.now.position.round).toBe(2);
  replaying.stepRound(-1);
  expect(replaying.at).toBe(0);
  replaying.go(99);
  expect(replaying.at).toBe(replaying.last);
});

it('animates a single step forward, and nothing else', () => {
  const replaying = new Replaying(replay, 0);
  replaying.step(1);
  expect(replaying.fresh.map((event) => event.text)).toEqual(['roll', 'die 1', 'die 2']);
  replaying.step(1);
  expect(replaying.fresh.map((event) => event.text)).toEqual(['lay 1/2']);
  replaying.step(-1);
  expect(replaying.fresh).toEqual([]);
  replaying.go(3);
  expect(replaying.fresh).toEqual([]);
});

/** A clock that is moved by hand. */
function byHand() {
  let due: { action: () => void; after: number } | null = null;
  return {
    later: (action: () => void, after: number) => ((due = { action, after }), 1),
    cancel: () => void (due = null),
    tick: (): number => {
      const { action, after } = due!;
      due = null;
      action();
      return after;
    },
    idle: () => due === null,
  };
}

const HOLD = 1500;
const held = (events: { text: string }[]): number =>
  events.some(({ text }) => text.startsWith('die')) ? HOLD : 0;

it('waits until dice lie when it plays, and stops at the end', () => {
  const clock = byHand();
  const replaying = new Replaying(replay, 0, held, clock);
  replaying.toggle();
  expect([replaying.at, replaying.fresh.length]).toEqual([1, 3]);
  expect(clock.tick()).toBe(HOLD);
  expect([replaying.at, clock.tick()]).toEqual([2, 1000]);
  expect([replaying.at, replaying.playing]).toEqual([3, false]);
  clock.tick();
  expect([replaying.at, clock.idle()]).toEqual([3, true]);
});

it('shows every step at once at twice the speed', () => {
  const clock = byHand();
  const replaying = new Replaying(replay, 0, held, clock);
  replaying.speed = 20;
  replaying.toggle();
  expect([replaying.at, replaying.fresh]).toEqual([1, []]);
  expect(clock.tick()).toBe(500);
});

it('plays on from where it is taken, and not at all once it pauses', () => {
  const clock = byHand();
  const replaying = new Replaying(replay, 0, held, clock);
  replaying.toggle();
  replaying.go(0);
  expect([replaying.at, replaying.fresh]).toEqual([0, []]);
  clock.tick();
  expect(replaying.at).toBe(1);
  replaying.toggle();
  expect([replaying.playing, clock.idle()]).toEqual([false, true]);
});

it('opens where a line of the log points', () => {
  expect(new Replaying(replay, 6).event).toBe(6);
  expect(new Replaying(replay, 4).event).toBe(5);
  expect(new Replaying(replay, 99).event).toBe(8);
});
