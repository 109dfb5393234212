/** The second line under the headline: what one should know before deciding. */
import type { Voice } from '../lib/voice';
import { t } from '../texts/texts.svelte';
import type { Standing, View } from './view';

function named(view: View, me: number, voice: Voice, status: Standing): string {
  return view.seats
    .flatMap((seat, number) => (number !== me && seat.status === status ? [voice.name(number)] : []))
    .join(', ');
}

function others(view: View, me: number, voice: Voice): string {
  return (['in', 'out', 'bust'] as const)
    .flatMap((status) => {
      const names = named(view, me, voice, status);
      return names ? [t(`others-${status}`, { names })] : [];
    })
    .join(' ');
}

export function subline(view: View, me: number, voice: Voice, asked: boolean): string {
  if (asked && view.phase === 'laying' && view.dice) {
    const columns = [...new Set([view.dice.gold ?? 0, ...view.dice.black])].sort().join(', ');
    return t('rolled-columns', { columns });
  }
  if (asked && view.phase === 'sewing') return t('each-on-another');
  return others(view, me, voice);
}
