/** A game of BUTTONS in the form in which the page draws it; all of it comes from the server. */
import type { Event, Json, Now } from '../lib/connection/messages';
import {
  type Colour,
  type EventFacts,
  type Facts,
  type Fraction,
  type LiveFacts,
  type Move,
  type Phase,
  type Position,
  SIZE,
  type SeatFacts,
  type SeatPosition,
  type Status,
} from './types';

export const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
export const rowOf = (cell: number): number => Math.floor(cell / SIZE) + 1;
export const columnOf = (cell: number): number => (cell % SIZE) + 1;
export const cellAt = (row: number, column: number): number => (row - 1) * SIZE + column - 1;

export type LegalMove = Move & { code: number };
export type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }> & { code: number };
export type CellMove = MoveOf<'lay' | 'star'>;

export interface Seat extends SeatFacts {
  colours: Colour[];
  cards: Colour[];
  status: Status;
  buttons: Set<number>;
  stars: Set<number>;
  due: number;
}

export interface Dice {
  white: number;
  gold: number | null;
  black: number[];
}

export interface Live extends Omit<LiveFacts, 'open'> {
  /** The free cells of each seat. */
  open: number[][];
}

export interface View {
  round: number;
  phase: Phase;
  start: number | null;
  active: number | null;
  actor: number;
  dice: Dice | null;
  /** Black dice in play, the gold one included. */
  blackDice: number;
  seats: Seat[];
  moves: LegalMove[];
  /** Null in replays. */
  live: Live | null;
}

const LETTERS: Record<string, Colour> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };

function cellNamed(name: string): number {
  const [row = '1', column = '1'] = name.split('/');
  return cellAt(Number(row), Number(column));
}

const cellsNamed = (names: string[]): Set<number> => new Set(names.map(cellNamed));

function readSeat(seat: SeatPosition, facts: SeatFacts): Seat {
  return {
    ...facts,
    colours: [...seat.layout.join('')].map((letter) => LETTERS[letter] ?? 'red'),
    cards: seat.cards,
    status: seat.status,
    buttons: cellsNamed(seat.buttons),
    stars: cellsNamed(seat.stars),
    due: seat.due ?? 0,
  };
}

/** The cells of a set with a bit for each. Bit operators would cut it off after 32 bits; division does not. */
const cellsIn = (set: number): number[] => CELLS.filter((cell) => Math.floor(set / 2 ** cell) % 2 === 1);

/** The server's JSON by its type, which both sides take from page/types.py. */
const typed = <T>(json: Json): T => json as T;

export function readView(now: Now): View {
  const position = typed<Position>(now.position);
  const { dice: blackDice, seats, live } = typed<Facts>(now.facts);
  const dice = position.dice;
  return {
    round: position.round,
    phase: position.phase,
    start: position.start ?? null,
    active: position.active ?? null,
    actor: now.actor,
    dice: dice ? { white: dice.white, gold: dice.gold ?? null, black: dice.black ?? [] } : null,
    blackDice,
    seats: position.seats.map((seat, i) => readSeat(seat, seats[i]!)),
    moves: (now.legal_moves ?? []).map((move) => typed<LegalMove>(move)),
    live: live && { ...live, open: live.open.map(cellsIn) },
  };
}

export const cellMoves = (view: View): CellMove[] =>
  view.moves.filter((move): move is CellMove => 'cell' in move);

export function moveOf<K extends Move['kind']>(view: View, kind: K): MoveOf<K> | null {
  return view.moves.find((move): move is MoveOf<K> => move.kind === kind) ?? null;
}

export const share = (fraction: Fraction | null | undefined): number =>
  fraction ? fraction[0] / fraction[1] : 0;

/** What the server says of an event beyond its text. */
export const factsOf = (event: Event | undefined): EventFacts => typed(event?.facts ?? {});

/** The dice of a roll among the events, in the order of chance. */
export function rolledFaces(events: Event[]): number[] {
  const start = events.findLastIndex((event) => factsOf(event).move?.kind === 'roll');
  return start < 0 ? [] : events.slice(start).flatMap((event) => factsOf(event).die ?? []);
}

/** Dice from faces in the order of chance: white, gold, then the other black ones. */
export function diceOf([white, gold, ...black]: number[]): Dice {
  return { white: white ?? 1, gold: gold ?? null, black };
}
