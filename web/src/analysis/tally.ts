/** How often each face came up. */
import type { Replay } from '../lib/connection/messages';

const FACES = [1, 2, 3, 4, 5, 6];
const DIE = /^die ([1-6])$/;

export interface Tally {
  counts: number[];
  /** How often each face comes up on average in so many throws. */
  expected: number;
}

/** The dice of one seat, or all of them. */
export function tallyOf({ events }: Replay, seat: number | null): Tally {
  const own = events.filter((event) => seat === null || event.roller === seat);
  const faces = own.map(({ text }) => Number(DIE.exec(text)?.[1] ?? 0));
  const counts = FACES.map((face) => faces.filter((each) => each === face).length);
  return { counts, expected: counts.reduce((sum, count) => sum + count, 0) / FACES.length };
}
