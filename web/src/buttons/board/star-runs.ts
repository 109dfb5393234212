/** Stars side by side on a board, to be drawn with a seam between them. */
import { t } from '../../texts/texts.svelte';
import { SIZE, STARS_IN_A_LINE } from '../types';
import { CELLS, columnOf, rowOf } from '../view';

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

const WORTH_TELLING = 3;

/** "Three in column 4, two more would win"; nothing of fewer than three. */
export function runText(stars: Set<number>): string {
  const [longest] = runs(stars).sort((a, b) => b.length - a.length);
  if (!longest || longest.length < WORTH_TELLING) return '';
  const { first, length, across } = longest;
  const place = across ? { line: 'row', number: rowOf(first) } : { line: 'column', number: columnOf(first) };
  return t('in-a-line', { count: length, more: STARS_IN_A_LINE - length, ...place });
}
