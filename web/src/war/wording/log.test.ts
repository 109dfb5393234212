import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../lib/connection/messages';
import { makeVoice } from '../../lib/text/voice';
import { texts } from '../../texts/texts.svelte';
import { now } from '../../../test-data/war';
import { dealt } from '../events';
import { lines } from './log';
import type { ChanceFacts, Group, Move, MoveFacts } from '../types';
import english from '../texts/en.ftl?raw';

type Told = [actor: number, facts: MoveFacts | ChanceFacts | 'undo'];
const seat = (name: string) =>
  ({ name, kind: 'bot', level: null, here: true, clock: null, stand_in: false }) as never;
const voice = makeVoice([seat('Ada'), seat('Papa'), seat('Léo'), seat('Nonna')], [0]);
const event = ([actor, facts]: Told, i: number): Event => ({
  version: i + 1,
  kind: facts === 'undo' ? 'undo' : actor < 0 ? 'chance' : 'move',
  actor,
  code: 0,
  text: '',
  facts: facts === 'undo' ? {} : { ...facts },
});
const log = (...told: Told[]): Event[] => told.map(event);
const told = (...all: Told[]) => lines(log(...all), now({ round: 4 }), voice);
const sentences = (...all: Told[]): string[] =>
  told(...all).map((line) => line.text.replaceAll('\u00a0', ' '));

const drawn = (chance: ChanceFacts['chance'], more: Partial<ChanceFacts> = {}): Told => [
  -1,
  { chance, ...more },
];
const did = (actor: number, move: Move, out?: Group): Told => [actor, out ? { move, out } : { move }];
const group = (owner: number, value: number, dice = 1): Group => ({ seat: owner, value, dice, white: 0 });
const dice = (value: number, coloured: number, brother = false) => ({ value, coloured, white: 0, brother });
const to = (place: number, value: number, coloured: number, pays = 0, brother = false): Move => ({
  kind: 'location',
  place,
  ...dice(value, coloured, brother),
  space: 1,
  pays,
});
const village = (die: 'coloured' | 'white', value: number, pays: number): Move => ({
  kind: 'village',
  die,
  value,
  pays,
});

beforeAll(() => texts.use('en', [english]));

describe('the log', () => {
  it('tells a new round in one line, with its number', () => {
    const all = told(
      drawn('start-player', { value: 1 }),
      drawn('marker'),
      drawn('marker'),
      drawn('new-card', { card: 'section' }),
      drawn('die', { value: 4 }),
      did(0, { kind: 'end' }),
      drawn('marker'),
    );
    expect(all.map(({ actor, text }) => [actor, text.split(':')[0]])).toEqual([
      [1, 'starts the game'],
      [-1, 'Round 3 begins'],
      [-1, 'Round 4 begins'],
    ]);
    expect(all[1]!.version).toBe(5);
  });

  it('tells who is beaten, what it brought, and where the dice of the reader went', () => {
    expect(
      sentences(
        did(0, to(0, 3, 1, 4)),
        did(1, to(0, 4, 2, 3), group(0, 3)),
        did(2, to(0, 6, 2, 2), group(1, 4, 2)),
        did(0, to(0, 6, 3), group(2, 6, 2)),
        did(0, to(0, 0, 0, 1, true), group(0, 6, 3)),
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
    const taken: Told[] = [did(0, to(1, 6, 2), group(2, 5)), [0, 'undo'], did(3, to(1, 6, 1), group(2, 5))];
    expect(sentences(...taken)).toEqual(['beats Léo in the forest: 6']);
    expect(sentences(...taken.slice(0, 2))).toEqual(['take the last move back']);
    expect(sentences(drawn('die', { value: 3 }), [0, 'undo'])).toEqual(['take the last move back']);
  });

  it('tells the village in one line, with all it brought', () => {
    const all = told(
      did(0, village('coloured', 3, 1)),
      did(0, village('white', 3, 1)),
      did(0, { kind: 'village-done' }),
      did(1, village('coloured', 1, 2)),
    );
    expect(all.map(({ actor, version }) => [actor, version])).toEqual([
      [0, 3],
      [1, 4],
    ]);
    expect(all.map(({ text }) => text.split(', ')[1])).toEqual(['+2', '+2']);
  });

  it('tells what was paid, and by name what was bought', () => {
    expect(
      sentences(
        did(1, { kind: 'school', space: 'rescue', value: 3, costs: 8, pays: 2 }),
        did(1, { kind: 'free', spot: 1, value: 6 }),
        did(0, { kind: 'turn', from: 3, to: 1, costs: 2 }),
        did(3, { kind: 'card', slot: 1, card: 'quarry-pay', ...dice(1, 2), costs: 1 }),
      ),
    ).toEqual([
      'pays for a rescue with a 3, pays 8, +2',
      'frees a 6 from spot 2',
      'turn a 3 to 1, pay 2',
      'buys Quarry pay with 2 × 1, pays 1',
    ]);
  });

  it('leaves out what says nothing', () => {
    expect(
      told(did(0, { kind: 'end' }), did(0, { kind: 'after-done' }), did(0, { kind: 'after-pick', value: 3 })),
    ).toEqual([]);
  });

  it('knows the cards that were dealt', () => {
    const events = log(
      drawn('new-card', { card: 'section' }),
      did(0, { kind: 'end' }),
      drawn('new-card', { card: 're-roll' }),
      drawn('new-card', { card: 'equals' }),
      drawn('die', { value: 3 }),
    );
    expect(dealt(events)).toEqual(['re-roll', 'equals']);
  });
});
