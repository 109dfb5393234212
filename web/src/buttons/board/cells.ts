/** How each cell of a board looks, and what screen readers say about it. */
import { t } from '../../texts/texts.svelte';
import type { Colour } from '../types';
import { CELLS, type MoveOf, type Seat, type View, cellMoves, columnOf, rowOf } from '../view';

export type Look = 'open' | 'blocked' | 'laid' | 'starred' | 'legal' | 'waiting' | 'may' | 'wish' | 'gone';

export interface CellView {
  cell: number;
  colour: Colour;
  look: Look;
  /** What laying here brings, on lit cells. */
  offer: MoveOf<'lay'> | null;
  /** The place of a star that is chosen but not yet sewn on, or of a button that slides off. */
  order: number | null;
  label: string;
}

/** What is chosen on the page but not yet sent. */
export interface Chosen {
  lay: number | null;
  stars: number[];
}

export const NOTHING_CHOSEN: Chosen = { lay: null, stars: [] };

function lookOf(cell: number, seat: Seat, open: Set<number> | null, lit: Set<number>, chosen: Chosen): Look {
  if (seat.stars.has(cell)) return 'starred';
  if (chosen.stars.includes(cell)) return 'wish';
  if (seat.buttons.has(cell)) return lit.has(cell) ? 'may' : 'laid';
  if (chosen.lay === cell) return 'waiting';
  if (lit.has(cell)) return 'legal';
  return open === null || open.has(cell) ? 'open' : 'blocked';
}

/** What a button on the cell brings, in words; a fourth of a colour brings nothing more. */
export function gainText({ colour, count, stars, surplus }: MoveOf<'lay'>): string {
  const values = { colour: t(`colour-${colour}`), count, stars };
  if (stars) return t('cell-gain-stars', values);
  return t(surplus ? 'cell-gain-none' : 'cell-gain-count', values);
}

function labelOf(cell: number, colour: Colour, look: Look, offer: MoveOf<'lay'> | null): string {
  const where = t('cell-where', { row: rowOf(cell), column: columnOf(cell), colour: t(`colour-${colour}`) });
  return `${where}: ${t(`cell-${look}`)}${offer ? ` ${gainText(offer)}` : ''}`;
}

/** The cells of a seat's board; `asked` where the offers are for this seat, `gone` the buttons that slide off. */
export function cellViews(
  view: View,
  seatNumber: number,
  asked: boolean,
  chosen: Chosen,
  gone: number[] = [],
): CellView[] {
  const seat = view.seats[seatNumber]!;
  const offers = asked ? cellMoves(view) : [];
  const lit = new Set(offers.map((offer) => offer.cell));
  const sewing = view.phase === 'sewing' || view.phase === 'over';
  const open =
    view.live && !sewing && (seat.status === 'in' || gone.length)
      ? new Set(view.live.open[seatNumber])
      : null;
  return CELLS.map((cell) => {
    const colour = seat.colours[cell]!;
    const look = gone.includes(cell) ? 'gone' : lookOf(cell, seat, open, lit, chosen);
    const offer =
      offers.find((each): each is MoveOf<'lay'> => each.kind === 'lay' && each.cell === cell) ?? null;
    const order =
      look === 'wish' ? chosen.stars.indexOf(cell) + 1 : look === 'gone' ? gone.indexOf(cell) : null;
    return { cell, colour, look, offer, order, label: labelOf(cell, colour, look, offer) };
  });
}
