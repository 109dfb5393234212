/** Whose turn it is and what is expected, in one line; and why the winners won. */
import type { Now } from '../lib/messages';
import type { Voice } from '../lib/voice';
import { t } from '../texts/texts.svelte';
import { offerOf, readView } from './view';

export function headline(now: Now, voice: Voice): string {
  const view = readView(now);
  const values = {
    you: now.offers ? voice.is(now.actor) : 'no',
    name: now.actor >= 0 ? voice.name(now.actor) : '',
    active: view.active === null ? '' : voice.name(view.active),
    mine: view.active !== null && voice.is(view.active),
    row: view.dice?.white ?? 0,
    stars: view.seats[now.actor]?.due ?? 0,
    out: offerOf(view, 'roll') && !offerOf(view, 'out') ? 'no' : 'yes',
  };
  return t(`headline-${view.phase}`, { ...values, mine: values.mine || 'no' });
}

export function reason(now: Now, voice: Voice): string {
  const winner = now.result?.winners[0] ?? 0;
  const stars = readView(now).seats[winner]?.stars.size ?? 0;
  return t(`buttons-ending-${now.result?.ending}`, { you: voice.is(winner), stars });
}
