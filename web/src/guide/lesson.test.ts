import { describe, expect, it } from 'vitest';
import type { GamePage } from '../lib/game';
import type { Event, Events, Lesson, LessonStep, Now } from '../lib/connection/messages';
import { Learning } from './lesson.svelte';
import { keptPlace } from './progress';

const [ROLL, LEFT, RIGHT, OTHER] = [1, 2, 3, 4];
const NOW: Now = {
  position: {},
  actor: 0,
  legal_moves: [],
  undo: null,
  facts: {},
  result: null,
  secret: null,
  clocks: null,
};

const event = (version: number): Event => ({ version, kind: 'move', actor: 0, code: 0, text: 'roll' });
const beat = (version: number): Events => ({
  type: 'events',
  version,
  events: [event(version)],
  now: { ...NOW, position: { version } },
});
const start: Events = { type: 'events', version: 0, events: [], now: NOW };

function step(say: string, wanted: number[], beats: Events[], scene = 0): LessonStep {
  return { scene, say, at: [], wanted, beats };
}

const LESSON: Lesson = {
  game: 'buttons',
  settings: {},
  names: ['', 'Léo'],
  steps: [
    step('welcome', [], [start]),
    step('roll', [ROLL], []),
    step('stars', [LEFT, RIGHT], [beat(1), beat(2)]),
    step('later', [], [start], 1),
  ],
};

/** A clock that rings when it is told to. */
function clock() {
  const timers: (() => void)[] = [];
  return { timers, later: (action: () => void) => timers.push(action) - 1, cancel: () => timers.splice(0) };
}

function begin(place = 0) {
  const time = clock();
  const learning = new Learning('buttons', LESSON, { hold: () => 1 } as unknown as GamePage, time, place);
  const wait = (): void => {
    while (time.timers.length) time.timers.shift()!();
  };
  return { learning, wait };
}

globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;

describe('a lesson', () => {
  it('goes on when the reader has read', () => {
    const { learning, wait } = begin();
    learning.next();
    wait();
    expect(learning.step.say).toBe('roll');
    learning.next();
    expect(learning.step.say).toBe('roll');
  });

  it('shows what the wanted move sets off, then speaks', () => {
    const { learning, wait } = begin(1);
    learning.act(ROLL);
    expect(learning.speaking).toBe(false);
    wait();
    expect(learning.speaking).toBe(true);
    expect(learning.log).toHaveLength(2);
    expect(learning.now.position).toEqual({ version: 2 });
  });

  it('says kindly what to press instead', () => {
    const { learning } = begin(1);
    learning.act(OTHER);
    expect([learning.step.say, learning.nudge]).toEqual(['roll', 'move']);
    const first = begin().learning;
    first.act(ROLL);
    expect([first.step.say, first.nudge]).toEqual(['welcome', 'next']);
  });

  it('takes several moves in any order, each once', () => {
    const { learning, wait } = begin(2);
    learning.act(RIGHT);
    learning.act(RIGHT);
    expect(learning.step.say).toBe('stars');
    learning.act(RIGHT);
    learning.act(LEFT);
    wait();
    expect(learning.step.say).toBe('later');
    expect(learning.log).toEqual([]);
  });

  it('can be left and taken up again', () => {
    begin(1).learning.act(ROLL);
    expect(keptPlace('buttons')).toBe(2);
    const { learning } = begin(2);
    expect([learning.log.length, learning.speaking]).toEqual([2, true]);
    learning.again();
    expect(learning.step.say).toBe('welcome');
  });

  it('remembers that it was taken', () => {
    begin(3);
    expect(keptPlace('buttons')).toBe('end');
  });
});
