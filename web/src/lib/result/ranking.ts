/** Who has won, and the order of the players in a result. */
import type { Event, Result } from '../connection/messages';

/** Whether a player here has just won; after a reload nobody has seen the end come. */
export const hasJustWon = (result: Result | null | undefined, fresh: Event[], yours: number[]): boolean =>
  fresh.length > 0 && (result?.winners ?? []).some((seat) => yours.includes(seat));

export interface Scored {
  number: number;
  score: number;
}

/** The winners first, then by score. */
export function ranked<Row extends Scored>(rows: Row[], winners: number[]): Row[] {
  const won = ({ number }: Row): number => Number(winners.includes(number));
  return [...rows].sort((a, b) => won(b) - won(a) || b.score - a.score);
}
