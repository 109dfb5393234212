/** A table that is being set: who sits where, and what is played. */
import { t } from '../../texts/texts.svelte';
import type { Json, NewSeat, NewTable } from '../connection/messages';
import type { Company } from '../app/routes';
import { CLOCKS, type ClockChoice } from './clock-times';

const EASY = 'easy';
export type Sitter = 'me' | 'bot' | 'invite' | 'here';

export interface DraftSeat {
  name: string;
  sitter: Sitter;
  level: string;
  /** The number of its gang. */
  emblem: number;
}

/** What the others at a table are called by default, clockwise. */
const family = (): string[] => t('family').split(' ');
const EMBLEMS = [0, 1, 2, 3];
const MOST_SEATS = 4;
const OTHERS: Record<Company, Sitter> = { bots: 'bot', pass: 'here', invite: 'invite' };

/** A name of the family that nobody at the table has yet. */
const freeName = (seats: DraftSeat[]): string =>
  family().find((name) => !seats.some((seat) => seat.name.trim() === name)) ?? '';

const freeEmblem = (seats: DraftSeat[]): number =>
  EMBLEMS.find((emblem) => !seats.some((seat) => seat.emblem === emblem)) ?? 0;

/** These seats and one more. */
const withSeat = (seats: DraftSeat[], sitter: Sitter, name = freeName(seats), level = EASY): DraftSeat[] => [
  ...seats,
  { name, sitter, level, emblem: freeEmblem(seats) },
];

/** The reader and so many bots. */
export function botSeats(bots: number, level: string, me: string): DraftSeat[] {
  const own = withSeat([], 'me', me);
  return Array.from({ length: bots }).reduce<DraftSeat[]>(
    (seats) => withSeat(seats, 'bot', undefined, level),
    own,
  );
}

/** Against bots all four seats are taken; with people it begins with two. */
export const draftSeats = (company: Company, me: string): DraftSeat[] =>
  company === 'bots' ? botSeats(MOST_SEATS - 1, EASY, me) : withSeat(withSeat([], 'me', me), OTHERS[company]);

/** Who else sits down when a seat is added. */
export const addSeat = (seats: DraftSeat[], company: Company): DraftSeat[] =>
  withSeat(seats, OTHERS[company]);

/** A seat takes another gang; whoever had it gets the old one. */
export function swapEmblem(seats: DraftSeat[], number: number, emblem: number): DraftSeat[] {
  const old = seats[number]!.emblem;
  return seats.map((seat, i) =>
    i === number ? { ...seat, emblem } : seat.emblem === emblem ? { ...seat, emblem: old } : seat,
  );
}

/** Where the start player sits after a seat was removed; null for by lot. */
export function starterAfter(removed: number, starter: number | null): number | null {
  if (starter === null || starter === removed) return null;
  return starter > removed ? starter - 1 : starter;
}

/** Names of which no two are the same, whatever was typed. */
export const hasDoubles = (seats: DraftSeat[]): boolean =>
  new Set(seats.map((seat) => seat.name.trim().toLowerCase())).size < seats.length;

const KINDS: Record<Sitter, NewSeat['kind']> = { me: 'local', here: 'local', bot: 'bot', invite: 'online' };

function newSeat({ name, sitter, level, emblem }: DraftSeat): NewSeat {
  return { kind: KINDS[sitter], name: name.trim(), level: sitter === 'bot' ? level : null, emblem };
}

export interface Options {
  options?: Json;
  clock?: ClockChoice;
  hints?: boolean;
}

export const newTable = (
  game: string,
  seats: DraftSeat[],
  { options = {}, clock = 'none', hints = true }: Options = {},
): NewTable => ({
  game,
  players: seats.length,
  options,
  seats: seats.map(newSeat),
  clock: CLOCKS[clock],
  hints,
});
