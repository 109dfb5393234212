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
}

/** Who sits at a table by default, clockwise. */
const FAMILY = ['Mia', 'Papa', 'Léo', 'Nonna'];
export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
const OTHERS: Record<Company, Sitter> = { bots: 'bot', pass: 'here', invite: 'invite' };

export function draftSeat(seat: number, sitter: Sitter, me: string): DraftSeat {
  return { name: sitter === 'me' ? me : (FAMILY[seat] ?? ''), sitter, level: 'easy' };
}

/** Against bots all four seats are taken; with people it begins with two. */
export function draftSeats(company: Company, me: string): DraftSeat[] {
  const count = company === 'bots' ? MOST_SEATS : FEWEST_SEATS;
  return Array.from({ length: count }, (_, seat) => draftSeat(seat, seat === 0 ? 'me' : OTHERS[company], me));
}

const clockOf: Record<ClockChoice, Clock | null> = {
  none: null,
  live: { kind: 'live', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 3 },
};

const KINDS: Record<Sitter, NewSeat['kind']> = { me: 'local', here: 'local', bot: 'bot', invite: 'online' };

function newSeat({ name, sitter, level }: DraftSeat): NewSeat {
  return { kind: KINDS[sitter], name: name.trim(), level: sitter === 'bot' ? level : null };
}

const BOARDS = ['1', '2', '3', '4'];
const SIDES = ['a', 'b'];

/** B10: a board for each seat, by lot, either side up. */
export function drawLayouts(players: number, random: () => number = Math.random): string[] {
  const left = [...BOARDS];
  const take = (from: string[]): string => from.splice(Math.floor(random() * from.length), 1)[0]!;
  return Array.from({ length: players }, () => take(left) + take([...SIDES]));
}

const lotFor = (game: GameName, players: number): Json => (game === 'buttons' ? { layouts: drawLayouts(players) } : {});

export function newTable(game: GameName, seats: DraftSeat[], options: Json = {}, clock: ClockChoice = 'none'): NewTable {
  const players = seats.length;
  return { game, players, options: { ...lotFor(game, players), ...options }, seats: seats.map(newSeat), clock: clockOf[clock] };
}
