/** What is marked on the cells of the own board: a refusal and its cause, a hint, columns that do not fit. */
import type { Refusal } from '../../lib/game';
import type { Advice } from '../hints/advice';
import type { Closed } from '../types';
import { type View, cellAt } from '../view';

export type Mark =
  | { kind: 'refused' | 'cause' }
  /** A rolled cell that is closed. */
  | { kind: 'closed'; cause: Closed['cause'] }
  | { kind: 'hint'; rank: number; share: number };

export type Marks = Record<number, Mark>;

export const closedFor = (view: View, seat: number): Closed[] => view.live?.closed?.[seat] ?? [];

/** The cell that was refused, and the button beside it if the server names one. */
function refusedMarks({ values }: Refusal, tried: number | null): Marks {
  const cause: Marks = values.by_row
    ? { [cellAt(Number(values.by_row), Number(values.by_column))]: { kind: 'cause' } }
    : {};
  return tried === null ? cause : { ...cause, [tried]: { kind: 'refused' } };
}

export function marksOf(
  view: View,
  me: number,
  asked: boolean,
  refusal: Refusal | null,
  tried: number | null,
  advice: Advice | null,
): Marks {
  const marks: Marks = {};
  if (asked && view.phase === 'laying')
    for (const { cell, cause } of closedFor(view, me))
      if (cause === 'beside') marks[cell] = { kind: 'closed', cause };
  for (const { cell, rank, share } of advice?.choices ?? [])
    if (cell !== null) marks[cell] = { kind: 'hint', rank, share };
  return refusal ? { ...marks, ...refusedMarks(refusal, tried) } : marks;
}
