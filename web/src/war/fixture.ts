/** A position for the tests: round 4 of four players, the first one to act. */
import type { Json, Now } from '../lib/messages';
import { type View, type WarOffer, readView } from './view';

export const POSITION = {
  game: 'war',
  players: 4,
  round: 4,
  phase: 'turn',
  start: 1,
  to_act: 0,
  locations: {
    quarry: { space: 2, seat: 1, value: 4, dice: 2, white: 0 },
    forest: { space: 2, seat: 2, value: 3, dice: 2, white: 1 },
    meadow: { space: 1, brother: true },
  },
  school: { exam: { seat: 0, value: 5 }, snitch: { seat: 3, value: 3 } },
  lake: [1, 2, 3, 6],
  display: ['turn-2s', 'section', { sold: { seat: 1, value: 1, dice: 2, white: 0 } }],
  markers: { quarry: 'build', forest: 'free+3', meadow: 'build+star', school: '5' },
  seats: [
    { buttons: 7, stars: 2, brothers: 1, sections: [2, 5, 6], detention: [2, null, 4, null], front: [1, 3, 5, 5], white: [4] },
    { buttons: 6, detention: [1, null, null, 6], front: [3] },
    { buttons: 11, brothers: 2, village: [1], front: [6] },
    { buttons: 4, mill: [2, 2], front: [1, 4, 4, 6] },
  ],
};

const dice = (value: number, coloured: number, white: number, brother: boolean) => ({ value, coloured, white, brother });

const OFFERS: WarOffer[] = [
  { code: 1, kind: 'location', place: 0, ...dice(5, 2, 0, false), space: 3, pays: 2 },
  { code: 2, kind: 'location', place: 1, ...dice(5, 2, 0, true), space: 3, pays: 4 },
  { code: 3, kind: 'location', place: 2, ...dice(0, 0, 0, true), space: 2, pays: 3 },
  { code: 4, kind: 'card', slot: 0, card: 'turn-2s', ...dice(5, 2, 0, false), costs: 5 },
  { code: 5, kind: 'school', space: 'star', value: 5, costs: 7, pays: 0 },
  { code: 6, kind: 'village', die: 'coloured', value: 5, pays: 1 },
  { code: 7, kind: 'village', die: 'white', value: 4, pays: 1 },
  { code: 8, kind: 'village', die: 'brother', value: 0, pays: 1 },
];

export const now = (position: Json = POSITION, offers: WarOffer[] | null = OFFERS): Now => ({
  position,
  actor: 0,
  offers: offers as Json[] | null,
  undo: null,
  extra: {},
  result: null,
  secret: null,
  clocks: null,
});

export const view = (changes: Json = {}, offers: WarOffer[] | null = OFFERS): View => readView(now({ ...POSITION, ...changes }, offers));
