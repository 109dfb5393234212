import { expect, it } from 'vitest';
import { samples } from '../../../test-data/buttons';
import { settings } from '../../lib/app/settings.svelte';
import { Choosing } from './choosing.svelte';
import { type View, cellMoves, readView } from '../view';

it('counts confirmed stars to the end: none is ever missing or one too many', () => {
  settings.confirm = true;
  const sent: number[] = [];
  const choosing = new Choosing((move) => sent.push(move as number));
  let view: View = readView(samples.sewing.now);
  const due = view.seats[0]!.due;
  const wanted = cellMoves(view)
    .slice(0, due)
    .map((offer) => offer.cell);
  for (const cell of wanted) choosing.pick(view, cell, due);
  choosing.confirm(view);
  for (let left = due; left > 0; left--) {
    expect(left - choosing.chosen.stars.length).toBe(0);
    view = { ...view, moves: view.moves.filter((move) => move.code !== sent.at(-1)) };
    choosing.follow(view);
  }
  expect(sent).toHaveLength(due);
  expect(choosing.chosen.stars).toEqual([]);
});

it('asks why a cell is closed by what was pressed', () => {
  settings.confirm = false;
  const sent: unknown[] = [];
  const choosing = new Choosing((move) => sent.push(move));
  const view = readView(samples.laying.now);
  const [legal] = cellMoves(view);
  const closed = view.seats[0]!.colours.findIndex((_, cell) =>
    cellMoves(view).every((move) => move.cell !== cell),
  );
  choosing.pick(view, closed, 0);
  choosing.pick(view, legal!.cell, 0);
  expect(sent).toEqual([{ kind: 'lay', cell: closed }, legal!.code]);
  expect(choosing.tried).toBe(legal!.cell);
});
