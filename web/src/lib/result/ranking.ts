/** Who has won, and the order of the players in a result. */
import type { Event, Result } from '../connection/messages';

/** Whether a player here has just won; after a reload nobody has seen the end come. */
export const hasJustWon = (result: Result | null | undefined, fresh: Event[], yours: number[]): boolean =>
  fresh.length > 0 && (result?.winners ?? []).some((seat) => yours.includes(seat));

export interface Scored {
  number: number;
  score: number;
}

/** Return the seats with their scores: the winners first, then by score. */
export function ranked(result: Result | null | undefined): Scored[] {
  const won = ({ number }: Scored): number => Number(result?.winners.includes(number));
  const rows = (result?.scores ?? []).map((score, number) => ({ number, score }));
  return rows.sort((a, b) => won(b) - won(a) || b.score - a.score);
}
