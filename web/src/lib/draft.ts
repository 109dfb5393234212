/** A table that is being set: who sits where, and what is played. */
import type { GameName } from './actors';
import type { Clock, Json, NewSeat, NewTable } from './messages';
import type { Company } from './routes';

export const LEVELS = ['novice', 'easy', 'strong', 'master'] as const;
export type BotLevel = (typeof LEVELS)[number];
export type Sitter = 'me' | 'bot' | 'invite' | 'here';
export type ClockChoice = 'none' | 'live' | 'days';

export interface DraftSeat {
  name: string;
  sitter: Sitter;
  level: BotLevel;
  /** The number of its gang. */
  emblem: number;
}

/** What the others at a table are called by default, clockwise. */
const FAMILY = ['Papa', 'Léo', 'Nonna', 'Mia'];
const EMBLEMS = [0, 1, 2, 3];
export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
const OTHERS: Record<Company, Sitter> = { bots: 'bot', pass: 'here', invite: 'invite' };

/** A name of the family that nobody at the table has yet. */
const freeName = (seats: DraftSeat[]): string => FAMILY.find((name) => !seats.some((seat) => seat.name.trim() === name)) ?? '';

const freeEmblem = (seats: DraftSeat[]): number => EMBLEMS.find((emblem) => !seats.some((seat) => seat.emblem === emblem)) ?? 0;

/** These seats and one more. */
export const withSeat = (seats: DraftSeat[], sitter: Sitter, name = freeName(seats), level: BotLevel = 'easy'): DraftSeat[] => [
  ...seats,
  { name, sitter, level, emblem: freeEmblem(seats) },
];

/** The reader and so many bots. */
export function botSeats(bots: number, level: BotLevel, me: string): DraftSeat[] {
  const own = withSeat([], 'me', me);
  return Array.from({ length: bots }).reduce<DraftSeat[]>((seats) => withSeat(seats, 'bot', undefined, level), own);
}

/** Against bots all four seats are taken; with people it begins with two. */
export const draftSeats = (company: Company, me: string): DraftSeat[] =>
  company === 'bots' ? botSeats(MOST_SEATS - 1, 'easy', me) : withSeat(withSeat([], 'me', me), OTHERS[company]);

/** Who else sits down when a seat is added. */
export const addSeat = (seats: DraftSeat[], company: Company): DraftSeat[] => withSeat(seats, OTHERS[company]);

/** A seat takes another gang; whoever had it gets the old one. */
export function swapEmblem(seats: DraftSeat[], number: number, emblem: number): DraftSeat[] {
  const old = seats[number]!.emblem;
  return seats.map((seat, i) => (i === number ? { ...seat, emblem } : seat.emblem === emblem ? { ...seat, emblem: old } : seat));
}

/** Where the start player sits after a seat was removed; null for by lot. */
export function starterAfter(removed: number, starter: number | null): number | null {
  if (starter === null || starter === removed) return null;
  return starter > removed ? starter - 1 : starter;
}

/** Names of which no two are the same, whatever was typed. */
export const hasDoubles = (seats: DraftSeat[]): boolean => new Set(seats.map((seat) => seat.name.trim().toLowerCase())).size < seats.length;

const clockOf: Record<ClockChoice, Clock | null> = {
  none: null,
  live: { kind: 'live', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 3 },
};

const KINDS: Record<Sitter, NewSeat['kind']> = { me: 'local', here: 'local', bot: 'bot', invite: 'online' };

function newSeat({ name, sitter, level, emblem }: DraftSeat): NewSeat {
  return { kind: KINDS[sitter], name: name.trim(), level: sitter === 'bot' ? level : null, emblem };
}

export interface Options {
  options?: Json;
  clock?: ClockChoice;
  hints?: boolean;
}

export const newTable = (game: GameName, seats: DraftSeat[], { options = {}, clock = 'none', hints = true }: Options = {}): NewTable => ({
  game,
  players: seats.length,
  options,
  seats: seats.map(newSeat),
  clock: clockOf[clock],
  hints,
});
