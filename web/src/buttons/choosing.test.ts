import { expect, it } from 'vitest';
import { samples } from '../lib/samples/buttons';
import { settings } from '../lib/settings.svelte';
import { Choosing } from './choosing.svelte';
import { type View, cellOffers, readView } from './view';

it('counts confirmed stars to the end: none is ever missing or one too many', () => {
  settings.confirm = true;
  const sent: number[] = [];
  const choosing = new Choosing((code) => sent.push(code));
  let view: View = readView(samples.sewing.now);
  const due = view.seats[0]!.due;
  const wanted = cellOffers(view).slice(0, due).map((offer) => offer.cell);
  for (const cell of wanted) choosing.pick(view, cell, due);
  choosing.confirm(view);
  for (let left = due; left > 0; left--) {
    expect(left - choosing.chosen.stars.length).toBe(0);
    view = { ...view, offers: view.offers.filter((offer) => offer.code !== sent.at(-1)) };
    choosing.follow(view);
  }
  expect(sent).toHaveLength(due);
  expect(choosing.chosen.stars).toEqual([]);
});
