/** How each cell of a board looks, and what it says to those who listen. */
import type { Colour } from '../drawings/colours';
import { t } from '../texts/texts.svelte';
import { type Gain, gain } from './facts';
import { CELLS, type Seat, type View, cellOffers, columnOf, rowOf } from './view';

export type Look = 'open' | 'blocked' | 'laid' | 'starred' | 'legal' | 'waiting' | 'may' | 'wish';

export interface CellView {
  cell: number;
  colour: Colour;
  look: Look;
  /** What laying here brings, on lit cells. */
  gain: Gain | null;
  /** The place of a star that is chosen but not yet sewn on. */
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

function gainText({ colour, count, stars }: Gain): string {
  return stars ? t('cell-gain-stars', { colour: t(`colour-${colour}`), stars }) : t('cell-gain-count', { colour: t(`colour-${colour}`), count });
}

function labelOf(cell: number, colour: Colour, look: Look, brings: Gain | null): string {
  const where = t('cell-where', { row: rowOf(cell), column: columnOf(cell), colour: t(`colour-${colour}`) });
  return `${where}: ${t(`cell-${look}`)}${brings ? ` ${gainText(brings)}` : ''}`;
}

/** The cells of a seat's board; `asked` where the offers are for this seat. */
export function cellViews(view: View, seatNumber: number, asked: boolean, chosen: Chosen): CellView[] {
  const seat = view.seats[seatNumber]!;
  const lit = new Set(asked ? cellOffers(view).map((offer) => offer.cell) : []);
  const sewing = view.phase === 'sewing' || view.phase === 'over';
  const open = view.extra && !sewing && seat.status === 'in' ? new Set(view.extra.open[seatNumber]) : null;
  return CELLS.map((cell) => {
    const colour = seat.colours[cell]!;
    const look = lookOf(cell, seat, open, lit, chosen);
    const brings = look === 'legal' || look === 'waiting' ? gain(seat, cell) : null;
    const order = look === 'wish' ? chosen.stars.indexOf(cell) + 1 : null;
    return { cell, colour, look, gain: brings, order, label: labelOf(cell, colour, look, brings) };
  });
}
