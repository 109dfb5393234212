/** A bust in words. */
import { listed } from '../../lib/text/listed';
import { t, textOf } from '../../texts/texts.svelte';
import type { Bust, Closed } from '../types';
import { columnOf, rowOf } from '../view';

/** "Row 5: columns 2 and 3 are closed." */
export function closedColumns({ row, closed }: Bust, language: string): string {
  const columns = closed.map(({ cell }) => String(columnOf(cell)));
  return t('bust-closed', { row, count: columns.length, columns: listed(columns, language) });
}

/** Why one column is closed. */
export function closedText({ cell, cause, by }: Closed): string {
  const near = by[0] ?? cell;
  const same = rowOf(near) === rowOf(cell);
  const key = cause === 'beside' ? (same ? 'closed-beside-column' : 'closed-beside-row') : `closed-${cause}`;
  return textOf(key, { column: columnOf(cell), near: same ? columnOf(near) : rowOf(near) });
}
