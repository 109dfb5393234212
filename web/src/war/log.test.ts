import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, Json } from '../lib/messages';
import { makeVoice } from '../lib/voice';
import { texts } from '../texts/texts.svelte';
import { POSITION, now } from './fixture';
import { dealt, lines } from './log';
import english from './texts/en.ftl?raw';

type Told = [actor: number, text: string, facts?: Json];
const seat = (name: string) => ({ name, kind: 'bot', level: null, here: true, clock: null, stand_in: false }) as never;
const voice = makeVoice([seat('Ada'), seat('Papa'), seat('Léo'), seat('Nonna')], [0]);
const UNDO = 'undo';
const event = ([actor, text, facts]: Told, i: number): Event => ({
  version: i + 1,
  kind: text.startsWith(UNDO) ? 'undo' : actor < 0 ? 'chance' : 'move',
  actor,
  code: 0,
  text: text.replace(`${UNDO} `, ''),
  facts,
});
const log = (...told: Told[]): Event[] => told.map(event);
const told = (...all: Told[]) => lines(log(...all), now({ ...POSITION, round: 4 }), voice);
const sentences = (...all: Told[]): string[] => told(...all).map((line) => line.text.replaceAll('\u00a0', ' '));
const out = (owner: number, value: number, dice = 1) => ({ out: { seat: owner, value, dice, white: 0 } });

beforeAll(() => texts.use('en', [english]));

describe('the log', () => {
  it('tells a new round in one line, with its number', () => {
    const all = told([-1, 'start-player B'], [-1, 'marker build'], [-1, 'marker 5'], [-1, 'new-card section'], [-1, 'die 4'], [0, 'end'], [-1, 'marker build']);
    expect(all.map(({ actor, text }) => [actor, text.split(':')[0]])).toEqual([[1, 'starts the game'], [-1, 'Round 3 begins'], [-1, 'Round 4 begins']]);
    expect(all[1]!.version).toBe(5);
  });

  it('tells who is beaten, what it brought, and where the dice of the reader went', () => {
    expect(
      sentences(
        [0, 'quarry 3', { pays: 4 }],
        [1, 'quarry 4 4', { pays: 3, ...out(0, 3) }],
        [2, 'quarry 6 6', { pays: 2, ...out(1, 4, 2) }],
        [0, 'quarry 6 6 6', out(2, 6, 2)],
        [0, 'quarry B', { pays: 1, ...out(0, 6, 3) }],
      ),
    ).toEqual([
      'place 3 at the quarry, +4',
      'beats you at the quarry: 2 × 4, +3; your 3 rolls to the mill',
      'beats Papa at the quarry: 2 × 6, +2',
      'beat Léo at the quarry: 3 × 6',
      'place big brother at the quarry, +1; your 3 × 6 roll to the mill',
    ]);
  });

  it('tells nothing of moves taken back, but that one was', () => {
    const taken: Told[] = [[0, 'forest 6 6', out(2, 5)], [0, 'undo forest 6 6'], [3, 'forest 6', out(2, 5)]];
    expect(sentences(...taken)).toEqual(['beats Léo in the forest: 6']);
    expect(sentences(...taken.slice(0, 2))).toEqual(['take the last move back']);
    expect(sentences([-1, 'die 3'], [0, 'undo forest 6'])).toEqual(['take the last move back']);
  });

  it('tells the village in one line, with all it brought', () => {
    const all = told([0, 'village 3', { pays: 1 }], [0, 'village w3', { pays: 1 }], [0, 'village done'], [1, 'village 1', { pays: 2 }]);
    expect(all.map(({ actor, version }) => [actor, version])).toEqual([[0, 3], [1, 4]]);
    expect(all.map(({ text }) => text.split(', ')[1])).toEqual(['+2', '+2']);
  });

  it('tells what was paid, and by name what was bought', () => {
    expect(
      sentences(
        [1, 'rescue 3', { costs: 8, pays: 2 }],
        [1, 'free 2', { value: 6 }],
        [0, 'turn 3>1', { costs: 2 }],
        [3, 'card2 1 1', { card: 'quarry-pay', costs: 1 }],
      ),
    ).toEqual(['pays for a rescue with a 3, pays 8, +2', 'frees a 6 from spot 2', 'turn a 3 to 1, pay 2', 'buys Quarry pay with 2 × 1, pays 1']);
  });

  it('leaves out what says nothing', () => {
    expect(told([0, 'end'], [0, 'after done'], [0, 'reroll 3'])).toEqual([]);
  });

  it('knows the cards that were dealt', () => {
    const events = log([-1, 'new-card section'], [0, 'end'], [-1, 'new-card re-roll'], [-1, 'new-card equals'], [-1, 'die 3']);
    expect(dealt(events)).toEqual(['re-roll', 'equals']);
  });
});
