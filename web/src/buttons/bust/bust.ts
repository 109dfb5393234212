/** A bust in words. */
import { t, textOf } from '../../texts/texts.svelte';
import type { Bust, Closed } from '../types';
import { columnOf, rowOf } from '../view';

/** The columns as a list in the reader's language: "2 and 3". */
function listed(columns: number[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(columns.map(String));
}

/** "Row 5: columns 2 and 3 are closed." */
export function closedColumns({ row, closed }: Bust, language: string): string {
  const columns = closed.map(({ cell }) => columnOf(cell));
  return t('bust-closed', { row, count: columns.length, columns: listed(columns, language) });
}

/** Why one column is closed. */
export function closedText({ cell, cause, by }: Closed): string {
  const near = by[0] ?? cell;
  const same = rowOf(near) === rowOf(cell);
  const key = cause === 'beside' ? (same ? 'closed-beside-column' : 'closed-beside-row') : `closed-${cause}`;
  return textOf(key, { column: columnOf(cell), near: same ? columnOf(near) : rowOf(near) });
}
