/** What the server tells of a game of BUTTONS, in the form the page draws. */
import type { Colour } from '../drawings/colours';
import type { Event, Json, Now } from '../lib/messages';

export const SIZE = 6;
export const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
export const rowOf = (cell: number): number => Math.floor(cell / SIZE) + 1;
export const columnOf = (cell: number): number => (cell % SIZE) + 1;
export const cellAt = (row: number, column: number): number => (row - 1) * SIZE + column - 1;

export type Phase = 'leaving-out' | 'dealing' | 'turn' | 'rolling' | 'laying' | 'offering' | 'sewing' | 'over';
export type Standing = 'in' | 'out' | 'bust';

interface SeatJson {
  layout: string[];
  cards: Colour[];
  status: Standing;
  buttons: string[];
  stars: string[];
  due?: number;
}

interface PositionJson {
  round: number;
  phase: Phase;
  start?: number;
  active?: number;
  to_act?: number;
  dice?: { white: number; gold?: number; black?: number[] };
  seats: SeatJson[];
}

export type Fraction = [number, number];

/** A rolled cell on which a player cannot lay, and the buttons that close it. */
export interface Closed {
  cell: number;
  cause: 'button' | 'star' | 'beside';
  by: number[];
}

interface ExtraJson {
  /** A bit for each cell. */
  open: number[];
  /** Black dice in play, the gold one included. */
  dice: number;
  bust: Fraction | null;
  row_bust: Fraction[];
  /** For each seat, while a roll is used. */
  closed: Closed[][] | null;
}

export interface Extra extends Omit<ExtraJson, 'open'> {
  open: number[][];
}

export interface LayOffer {
  code: number;
  kind: 'lay';
  cell: number;
  /** The button's colour, how many of it lie then, and the stars it adds. */
  colour: Colour;
  count: number;
  stars: number;
  /** Open cells it takes. */
  closes: number;
  /** Of a bust with the next own roll: without and with the button. */
  risk: [Fraction, Fraction];
}

export type ButtonsOffer =
  | { code: number; kind: 'roll' }
  | { code: number; kind: 'pass' }
  | { code: number; kind: 'out'; stars: number }
  | LayOffer
  | { code: number; kind: 'star'; cell: number };
export type CellOffer = Extract<ButtonsOffer, { cell: number }>;

export interface Seat {
  colours: Colour[];
  cards: Colour[];
  status: Standing;
  buttons: Set<number>;
  stars: Set<number>;
  due: number;
}

export interface Dice {
  white: number;
  gold: number | null;
  black: number[];
}

export interface View {
  round: number;
  phase: Phase;
  start: number | null;
  active: number | null;
  actor: number;
  dice: Dice | null;
  seats: Seat[];
  offers: ButtonsOffer[];
  /** Missing in replays. */
  extra: Extra | null;
}

const LETTERS: Record<string, Colour> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };

function cellNamed(name: string): number {
  const [row = '1', column = '1'] = name.split('/');
  return cellAt(Number(row), Number(column));
}

const cellsNamed = (names: string[]): Set<number> => new Set(names.map(cellNamed));

function readSeat(seat: SeatJson): Seat {
  return {
    colours: [...seat.layout.join('')].map((letter) => LETTERS[letter] ?? 'red'),
    cards: seat.cards,
    status: seat.status,
    buttons: cellsNamed(seat.buttons),
    stars: cellsNamed(seat.stars),
    due: seat.due ?? 0,
  };
}

/** Bits beyond the 32nd are no matter for division. */
const cellsIn = (set: number): number[] => CELLS.filter((cell) => Math.floor(set / 2 ** cell) % 2 === 1);

function readExtra(extra: Json): Extra | null {
  if (!('open' in extra)) return null;
  const facts = extra as unknown as ExtraJson;
  return { ...facts, open: facts.open.map(cellsIn) };
}

export function readView(now: Now): View {
  const position = now.position as unknown as PositionJson;
  const dice = position.dice;
  return {
    round: position.round,
    phase: position.phase,
    start: position.start ?? null,
    active: position.active ?? null,
    actor: now.actor,
    dice: dice ? { white: dice.white, gold: dice.gold ?? null, black: dice.black ?? [] } : null,
    seats: position.seats.map(readSeat),
    offers: (now.offers ?? []) as unknown as ButtonsOffer[],
    extra: readExtra(now.extra),
  };
}

export const cellOffers = (view: View): CellOffer[] => view.offers.filter((offer) => 'cell' in offer);

export function offerOf<K extends ButtonsOffer['kind']>(view: View, kind: K): Extract<ButtonsOffer, { kind: K }> | null {
  return (view.offers.find((offer) => offer.kind === kind) as Extract<ButtonsOffer, { kind: K }>) ?? null;
}

/** The code of a cell that is not offered, to ask why: codes of one kind follow the cells. */
export function codeFor(view: View, cell: number): number | null {
  const known = cellOffers(view)[0];
  return known ? known.code - known.cell + cell : null;
}

/** How many black dice, the gold one included, are in play. */
export const blackDice = (view: View): number => view.extra?.dice ?? 1 + (view.dice?.black.length ?? 0);

export const share = (fraction: Fraction | null | undefined): number => (fraction ? fraction[0] / fraction[1] : 0);

/** The dice of a roll among the events, in the order of chance. */
export function rolledFaces(events: Event[]): number[] {
  const start = events.findLastIndex((event) => event.kind === 'move' && event.text === 'roll');
  if (start < 0) return [];
  return events.slice(start).flatMap(({ kind, text }) => (kind === 'chance' && text.startsWith('die ') ? [Number(text.slice(4))] : []));
}

/** Dice from faces in the order of chance: white, gold, then the other black ones. */
export function diceOf([white, gold, ...black]: number[]): Dice {
  return { white: white ?? 1, gold: gold ?? null, black };
}

/** What a bust came from (B33). */
export interface Bust {
  row: number;
  columns: number[];
  closed: Closed[];
  lost: number;
  stars: number;
  /** Black dice that go on the depot. */
  dice: number;
}

/** What the server tells of an event beyond its text. */
export interface ButtonsFacts {
  bust?: Bust;
  out?: { buttons: number; stars: number };
  /** For each seat a tag for each star, such as `out`, `red`, `card-red`. */
  scored?: string[][];
  ended?: number;
}

export const factsOf = (event: Event | undefined): ButtonsFacts => (event?.facts ?? {}) as ButtonsFacts;
