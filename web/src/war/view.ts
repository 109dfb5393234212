/** What the server tells of a game of War of the Buttons, in the form the page draws. */
import type { Now } from '../lib/messages';
import { CARDS, type CardName, LOCATIONS, type Location, type MarkerPlace, type Space } from './tables';

export type Phase =
  | 'choosing-start'
  | 'laying-tiles'
  | 'rolling-boys'
  | 'laying-markers'
  | 'laying-cards'
  | 'rolling'
  | 'rolling-white'
  | 're-rolling'
  | 'after-rolling'
  | 'turn'
  | 'village'
  | 'building'
  | 'freeing'
  | 'detaining'
  | 'over';

export type Step = 'snitch' | 'exam' | 'start' | Location | 'end';

/** Dice of one value; `dice` are coloured. */
export interface Group {
  seat: number;
  value: number;
  dice: number;
  white: number;
}

export interface Place {
  name: Location;
  /** The space reached, from 1; 0 before the first group of the round. */
  space: number;
  group: Group | null;
  /** A lone big brother shows the space; the place counts as empty (W36). */
  brother: boolean;
  track: number[];
}

export type Slot = { card: CardName } | { sold: Group } | null;

export interface Seat {
  buttons: number;
  stars: number;
  brothers: number;
  sections: number[];
  /** The boys on spots 1 to 4, or null. */
  detention: (number | null)[];
  front: number[];
  white: number[];
  village: number[];
  mill: number[];
  cards: CardName[];
}

export interface Counted {
  value: number;
  counts: number[];
  leader: number | null;
}

export interface Extra {
  prices: Record<'rescue' | 'brother' | 'hut' | 'star', number> | null;
  needed: Record<Location, number[]> | null;
  exam: Counted | null;
  snitch: Counted | null;
  enders: number[];
  points: number[];
  buildable: number[][];
  brothers_left: number;
  stars_left: number;
  deck: number;
  closing: Step | null;
  marker_owner: (number | null)[];
}

interface Dice {
  value: number;
  coloured: number;
  white: number;
  brother: boolean;
}

export type WarOffer =
  | ({ code: number; kind: 'location'; place: number; space: number; pays: number } & Dice)
  | ({ code: number; kind: 'card'; slot: number; card: CardName; costs: number } & Dice)
  | { code: number; kind: 'school'; space: Space; value: number; costs: number; pays: number }
  | { code: number; kind: 'village'; die: 'coloured' | 'white' | 'brother'; value: number; pays: number }
  | { code: number; kind: 'lake'; value: number; costs: number }
  | { code: number; kind: 'turn'; from: number; to: number; costs: number }
  | { code: number; kind: 'give'; card: CardName }
  | { code: number; kind: 'free'; spot: number; value: number }
  | { code: number; kind: 'build'; section: number }
  | { code: number; kind: 'detain'; source: string; value: number; spot: number }
  | { code: number; kind: 'after-turn'; from: number; to: number }
  | { code: number; kind: 'after-pick'; value: number }
  | { code: number; kind: 'village-done' }
  | { code: number; kind: 'after-reroll' }
  | { code: number; kind: 'after-done' }
  | { code: number; kind: 'end' };
export type OfferOf<K extends WarOffer['kind']> = Extract<WarOffer, { kind: K }>;

export interface View {
  round: number;
  phase: Phase;
  start: number;
  nextStart: number;
  actor: number;
  acted: boolean;
  bonusUsed: boolean;
  using: CardName | null;
  picked: number[];
  closing: Step | null;
  places: Place[];
  school: Partial<Record<Space, { seat: number; value: number }>>;
  lake: number[];
  villageWhite: number[];
  millWhite: number[];
  display: Slot[];
  /** How many dice each card takes: owners may play by their own values (WR5). */
  cardDice: Record<CardName, number>;
  markers: Partial<Record<MarkerPlace, string>>;
  /** The marker that takes effect now (W74). */
  marker: string | null;
  seats: Seat[];
  offers: WarOffer[];
  /** Missing in replays. */
  extra: Extra | null;
}

type PlaceJson = { space: number; brother?: boolean } & Partial<Group>;

interface PositionJson {
  players: number;
  round: number;
  phase: Phase;
  start: number;
  next_start?: number;
  acted?: boolean;
  bonus?: boolean;
  using?: CardName;
  picked?: number[];
  closing?: Step;
  laid?: Partial<Record<Location, number>>;
  values?: { tracks?: Partial<Record<Location, number[]>>; tiles?: number[][]; card_dice?: Partial<Record<CardName, number>> };
  locations?: Partial<Record<Location, PlaceJson>>;
  school?: View['school'];
  lake?: number[];
  village_white?: number[];
  mill_white?: number[];
  display?: (CardName | { sold: Group } | null)[];
  markers?: View['markers'];
  marker?: string;
  seats: (Partial<Seat> & { buttons: number })[];
}

const TRACKS: Record<Location, number[]> = { quarry: [4, 3, 2, 1, 0], forest: [2, 4, 2, 1, 0], meadow: [5, 3, 2, 2, 1] };
const TILES = [
  [3, 2, 2, 2, 1],
  [1, 3, 3, 2, 0],
  [4, 1, 3, 1, 0],
  [2, 2, 3, 3, 0],
  [5, 2, 1, 1, 1],
  [3, 1, 4, 1, 0],
];

/** A tile laid on the location, else its printed values (W2, W3). */
function trackOf(name: Location, { laid, values }: PositionJson): number[] {
  const tile = laid?.[name];
  if (tile) return (values?.tiles ?? TILES)[tile - 1] ?? TRACKS[name];
  return values?.tracks?.[name] ?? TRACKS[name];
}

function readPlace(name: Location, position: PositionJson): Place {
  const { space, brother, seat, value, dice, white }: PlaceJson = position.locations?.[name] ?? { space: 0 };
  const group = seat === undefined ? null : { seat, value: value ?? 1, dice: dice ?? 0, white: white ?? 0 };
  return { name, space, group, brother: brother ?? false, track: trackOf(name, position) };
}

const PRINTED_DICE = Object.fromEntries(Object.entries(CARDS).map(([name, { dice }]) => [name, dice])) as Record<CardName, number>;

const NONE = [null, null, null, null];

function readSeat(seat: PositionJson['seats'][number]): Seat {
  const { buttons, stars = 0, brothers = 0, sections = [], detention = NONE } = seat;
  const { front = [], white = [], village = [], mill = [], cards = [] } = seat;
  return { buttons, stars, brothers, sections, detention, front, white, village, mill, cards };
}

const readSlot = (slot: CardName | { sold: Group } | null): Slot => (typeof slot === 'string' ? { card: slot } : slot);

export function readView(now: Now): View {
  const position = now.position as unknown as PositionJson;
  const extra = 'prices' in now.extra ? (now.extra as unknown as Extra) : null;
  const displaySize = position.players === 4 ? 3 : 2;
  return {
    round: position.round,
    phase: position.phase,
    start: position.start,
    nextStart: position.next_start ?? position.school?.start?.seat ?? position.start,
    actor: now.actor,
    acted: position.acted ?? false,
    bonusUsed: position.bonus ?? false,
    using: position.using ?? null,
    picked: position.picked ?? [],
    closing: extra?.closing ?? position.closing ?? null,
    places: LOCATIONS.slice(0, displaySize).map((name) => readPlace(name, position)),
    school: position.school ?? {},
    lake: position.lake ?? [],
    villageWhite: position.village_white ?? [],
    millWhite: position.mill_white ?? [],
    display: (position.display ?? Array.from({ length: displaySize }, () => null)).map(readSlot),
    cardDice: { ...PRINTED_DICE, ...position.values?.card_dice },
    markers: position.markers ?? {},
    marker: position.marker ?? null,
    seats: position.seats.map(readSeat),
    offers: (now.offers ?? []) as unknown as WarOffer[],
    extra,
  };
}

export function offersOf<K extends WarOffer['kind']>(view: View, kind: K): OfferOf<K>[] {
  return view.offers.filter((offer) => offer.kind === kind) as OfferOf<K>[];
}

export const offerOf = <K extends WarOffer['kind']>(view: View, kind: K): OfferOf<K> | null => offersOf(view, kind)[0] ?? null;
