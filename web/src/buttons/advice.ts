/** What a bot would do here, in words. */
import type { HintChoice } from '../lib/messages';
import { percent, t } from '../texts/texts.svelte';
import { type View, columnOf, rowOf } from './view';

export interface Advice {
  text: string;
  cell: number | null;
}

export function adviceOf(view: View, hints: HintChoice[] | null): Advice | null {
  const best = hints?.[0];
  const offer = view.offers.find((each) => each.code === best?.code);
  if (!best || !offer) return null;
  const cell = 'cell' in offer ? offer.cell : null;
  const where = { row: rowOf(cell ?? 0), column: columnOf(cell ?? 0) };
  return { text: t(`advice-${offer.kind}`, { ...where, share: percent(best.value) }), cell };
}
