/** A game of War of the Buttons in the form in which the page draws it; all of it comes from the server. */
import type { Json, Now } from '../lib/connection/messages';
import {
  type Beaten,
  type CardName,
  type Facts,
  type Group,
  LOCATIONS,
  type LiveFacts,
  type Location,
  type LocationPosition,
  type Markers,
  type Move,
  type Phase,
  type Position,
  type RoundEndStep,
  type SchoolPosition,
  type SeatFacts,
  type SeatPosition,
} from './types';

export interface Place {
  name: Location;
  /** The space reached, from 1; 0 before the first group of the round. */
  space: number;
  group: Group | null;
  /** A lone big brother shows the space; the place counts as empty (W36). */
  brother: boolean;
  track: number[];
  /** The space that the next group reaches. */
  next: number;
  /** What displaces the group; null where it is nobody's turn or there is no group. */
  beaten: Beaten | null;
}

/** A card on display with the dice it takes, or the dice that bought it. */
export type Slot = { card: CardName; dice: number } | { sold: Group } | null;

export interface Seat extends SeatFacts {
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

export type LegalMove = Move & { code: number };
export type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }> & { code: number };

export interface View {
  round: number;
  phase: Phase;
  start: number;
  nextStart: number;
  /** The seats in order of play. */
  order: number[];
  actor: number;
  acted: boolean;
  bonusUsed: boolean;
  using: CardName | null;
  picked: number[];
  /** The step of the round end that waits for a choice; null during a round. */
  roundEnd: RoundEndStep | null;
  places: Place[];
  school: SchoolPosition;
  lake: number[];
  villageWhite: number[];
  millWhite: number[];
  display: Slot[];
  markers: Markers;
  seats: Seat[];
  moves: LegalMove[];
  /** Null in replays. */
  live: LiveFacts | null;
}

/** The server's JSON by its type, which both sides take from page/types.py. */
export const typed = <T>(json: Json): T => json as T;

const readGroup = ({ seat, value = 0, dice = 0, white = 0 }: LocationPosition): Group | null =>
  seat === undefined ? null : { seat, value, dice, white };

function readPlaces({ locations }: Position, { tracks, next_spaces, live }: Facts): Place[] {
  return tracks.map((track, i) => {
    const name = LOCATIONS[i]!;
    const place = locations?.[name] ?? { space: 0 };
    const { space, brother = false } = place;
    const [next, beaten] = [next_spaces[i]!, live?.beaten_by[i] ?? null];
    return { name, space, brother, group: readGroup(place), track, next, beaten };
  });
}

const EMPTY: Omit<Seat, 'buttons' | keyof SeatFacts> = {
  stars: 0,
  brothers: 0,
  sections: [],
  detention: [null, null, null, null],
  front: [],
  white: [],
  village: [],
  mill: [],
  cards: [],
};

const readSeat = (seat: SeatPosition, facts: SeatFacts): Seat => ({ ...EMPTY, ...seat, ...facts });

function readDisplay({ display }: Position, { display_dice }: Facts): Slot[] {
  return display_dice.map((dice, i) => {
    const slot = display?.[i] ?? null;
    return typeof slot === 'string' ? { card: slot, dice } : slot;
  });
}

/** A position with its facts, drawn as it is: nobody can move. */
export function readBoard(position: Position, facts: Facts, actor: number): View {
  return {
    round: position.round,
    phase: position.phase,
    start: position.start,
    nextStart: facts.next_start,
    order: facts.order,
    actor,
    acted: position.acted ?? false,
    bonusUsed: position.bonus ?? false,
    using: position.using ?? null,
    picked: position.picked ?? [],
    roundEnd: facts.round_end,
    places: readPlaces(position, facts),
    school: position.school ?? {},
    lake: position.lake ?? [],
    villageWhite: position.village_white ?? [],
    millWhite: position.mill_white ?? [],
    display: readDisplay(position, facts),
    markers: position.markers ?? {},
    seats: position.seats.map((seat, i) => readSeat(seat, facts.seats[i]!)),
    moves: [],
    live: facts.live,
  };
}

export function readView({ position, facts, actor, legal_moves }: Now): View {
  const board = readBoard(typed(position), typed(facts), actor);
  return { ...board, moves: (legal_moves ?? []).map((move) => typed<LegalMove>(move)) };
}

export function movesOf<K extends Move['kind']>(view: View, kind: K): MoveOf<K>[] {
  return view.moves.filter((move): move is MoveOf<K> => move.kind === kind);
}

export const moveOf = <K extends Move['kind']>(view: View, kind: K): MoveOf<K> | null =>
  movesOf(view, kind)[0] ?? null;
