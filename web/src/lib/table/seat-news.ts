/** What happens around a table besides the game: who leaves, who comes back, for whom a bot plays. */
import type { SeatInfo } from '../connection/messages';

export type NewsKind =
  'away' | 'back' | 'stand-in' | 'your-stand-in' | 'took-over' | 'bot' | 'hint' | 'no-seed';

export interface SeatNews {
  kind: NewsKind;
  seat: number;
  /** The version of the table at that moment: its place in the log. */
  version: number;
}

const isPerson = (seat: SeatInfo): boolean => seat.kind !== 'bot';

function change(before: SeatInfo, after: SeatInfo, yours: boolean): NewsKind | null {
  if (isPerson(before) && !isPerson(after)) return 'bot';
  if (!isPerson(after)) return null;
  if (!before.stand_in && after.stand_in) return yours ? 'your-stand-in' : 'stand-in';
  if (before.stand_in && !after.stand_in) return 'took-over';
  if (yours || before.here === after.here) return null;
  return after.here ? 'back' : 'away';
}

/** Whose page gave nothing to the dice: told before the first one. Of one's own seeds the server is not believed. */
export const seedNews = (
  seats: SeatInfo[],
  seeds: (string | null)[],
  own: Record<number, string>,
): Omit<SeatNews, 'version'>[] =>
  seats.flatMap((seat, number) => {
    const seed = seeds[number] ?? null;
    const counts = seed !== null && seed === (own[number] ?? seed);
    return isPerson(seat) && !counts ? [{ kind: 'no-seed' as const, seat: number }] : [];
  });

/** What two lists of seats tell, one thing for each seat. */
export function seatNews(
  before: SeatInfo[],
  after: SeatInfo[],
  yours: number[],
): Omit<SeatNews, 'version'>[] {
  return after.flatMap((seat, number) => {
    const was = before[number];
    const kind = was ? change(was, seat, yours.includes(number)) : null;
    return kind ? [{ kind, seat: number }] : [];
  });
}
