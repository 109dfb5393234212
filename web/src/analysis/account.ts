/** What luck and skill did for a seat, in words. */
import type { AnalysisEnd } from '../lib/connection/messages';
import type { Replaying } from '../lib/replay/replaying.svelte';
import { percent, t } from '../texts/texts.svelte';

const SMALL = 0.005;

const kindOf = (luck: number): string => (luck > SMALL ? 'good' : luck < -SMALL ? 'bad' : 'even');

export function luckText({ accounts }: AnalysisEnd, seat: number): string {
  const { luck } = accounts[seat]!;
  return t('luck-of', { luck: kindOf(luck), share: percent(Math.abs(luck)) });
}

/** What a move of the seat gave away, on average. */
export function skillText({ accounts }: AnalysisEnd, replaying: Replaying, seat: number): string {
  const moves = replaying.events.filter((event) => event.actor === seat).length;
  const loss = -accounts[seat]!.skill / Math.max(1, moves);
  return t('skill-of', { perfect: loss < SMALL / 10 ? 'yes' : 'no', share: percent(loss, 1) });
}
