/** What can be read off the board: sections open or blocked, what beats a group, who is the snitch. */
import { SECTIONS, VALUES } from './tables';
import type { Place, Seat, View } from './view';

/** A boy on a spot blocks the section above it (W6, WR2). */
export const blocked = (seat: Seat): number[] => SECTIONS.filter((n) => !seat.sections.includes(n) && seat.detention[n - 1] != null);

export const buildable = (seat: Seat): number[] => SECTIONS.filter((n) => !seat.sections.includes(n) && seat.detention[n - 1] == null);

export const boys = (seat: Seat): number[] => seat.detention.filter((boy) => boy !== null);

export const toPlace = (seat: Seat): number => seat.front.length + seat.white.length;

/** Below this price nothing is sold: what the next section or star costs a seat (W47, W48). */
const FIRST_PRICE = 5;
export const sectionPrice = (seat: Seat): number => FIRST_PRICE + seat.sections.length;
export const starPrice = (seat: Seat): number => FIRST_PRICE + seat.stars;

/** What beats the group: so many of any value, or one fewer of these values. */
export interface Beaten {
  any: number;
  fewer: number;
  values: number[];
}

export function beatenBy(view: View, place: Place): Beaten | null {
  const needed = view.extra?.needed?.[place.name];
  if (!needed || !place.group) return null;
  const any = Math.max(...needed);
  const fewer = Math.min(...needed);
  return { any, fewer, values: fewer < any ? VALUES.filter((value) => needed[value - 1] === fewer) : [] };
}

export const isSnitch = (view: View, seat: number): boolean => view.school.snitch?.seat === seat;

/** The seats in the order of play, the start player first. */
export const orderOfPlay = (view: View): number[] => view.seats.map((_, i) => (view.start + i) % view.seats.length);
