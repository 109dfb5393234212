import { describe, expect, it } from 'vitest';
import type { Event } from '../lib/messages';
import { makeVoice } from '../lib/voice';
import { now } from './fixture';
import { dealt, lines } from './log';

const voice = makeVoice([], [0]);
const log = (...texts: [number, string][]): Event[] =>
  texts.map(([actor, text], i) => ({ version: i + 1, kind: actor < 0 ? 'chance' : 'move', actor, code: 0, text }));
const told = (...texts: [number, string][]) => lines(log(...texts), now(), voice);

describe('the log', () => {
  it('tells a new round in one line', () => {
    const all = told([-1, 'start-player B'], [-1, 'marker build'], [-1, 'marker 5'], [-1, 'new-card section'], [-1, 'die 4']);
    expect(all.map(({ actor, text }) => [actor, text])).toEqual([[1, 'war-log-start-player'], [-1, 'war-log-round']]);
    expect(all[1]!.version).toBe(5);
  });

  it('tells who is beaten, but not oneself', () => {
    const all = told([0, 'quarry 3'], [1, 'quarry 4 4'], [1, 'quarry 6 6'], [2, 'quarry B'], [0, 'quarry 1']);
    expect(all.map((line) => line.text)).toEqual(['war-log-enters', 'war-log-beats', 'war-log-enters', 'war-log-beats', 'war-log-enters']);
  });

  it('tells the village in one line', () => {
    const all = told([0, 'village 3'], [0, 'village w3'], [0, 'village done'], [1, 'village 1']);
    expect(all.map(({ actor, version }) => [actor, version])).toEqual([[0, 3], [1, 4]]);
  });

  it('leaves out what says nothing', () => {
    expect(told([0, 'end'], [0, 'after done'], [0, 'reroll 3'])).toEqual([]);
  });

  it('knows the cards that were dealt', () => {
    const events = log([-1, 'new-card section'], [0, 'end'], [-1, 'new-card re-roll'], [-1, 'new-card equals'], [-1, 'die 3']);
    expect(dealt(events)).toEqual(['re-roll', 'equals']);
  });
});
