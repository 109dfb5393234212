/** What can be read off a board: colours covered, stars in a line, cells beside each other. */
import { COLOURS, type Colour } from '../drawings/colours';
import { CELLS, SIZE, type Seat, columnOf, rowOf } from './view';

/** Three of a colour earn a star (B40). */
export const ENOUGH = 3;

export function covered(seat: Seat): Record<Colour, number> {
  const counts = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
  for (const cell of seat.buttons) counts[seat.colours[cell]!]++;
  return counts;
}

/** B40: one for the colour, one more for the own card. */
export const starsFor = (seat: Seat, colour: Colour): number => (seat.cards.includes(colour) ? 2 : 1);

export interface Run {
  first: number;
  length: number;
  across: boolean;
}

const within = (cell: number, across: boolean): number => (across ? columnOf(cell) : rowOf(cell));

function lengthFrom(stars: Set<number>, cell: number, across: boolean): number {
  const step = across ? 1 : SIZE;
  const room = SIZE - within(cell, across) + 1;
  let length = 1;
  while (length < room && stars.has(cell + step * length)) length++;
  return length;
}

/** Stars side by side, two or more, in a row or in a column. */
export function runs(stars: Set<number>): Run[] {
  return [true, false].flatMap((across) => {
    const before = (cell: number): number => cell - (across ? 1 : SIZE);
    const begins = (cell: number): boolean =>
      stars.has(cell) && (within(cell, across) === 1 || !stars.has(before(cell)));
    return CELLS.filter(begins)
      .map((first) => ({ first, length: lengthFrom(stars, first, across), across }))
      .filter((run) => run.length > 1);
  });
}

export const longestRun = (stars: Set<number>): number =>
  Math.max(Math.min(stars.size, 1), ...runs(stars).map((run) => run.length));

/** As many stars win (B50). */
export const ENOUGH_STARS = 12;
