/** Whose turn it is and what is expected, in one line; and why the winners won. */
import type { Now } from '../../lib/connection/messages';
import type { Voice } from '../../lib/text/voice';
import { t, textOf } from '../../texts/texts.svelte';
import type { Picture, Scene } from '../stage/scenes';
import { type View, moveOf, readView } from '../view';

/** The headline, and the seat it speaks of. */
export interface Headline {
  text: string;
  seat: number;
}

export function headline(now: Now, voice: Voice): string {
  const view = readView(now);
  return t(`headline-${view.phase}`, {
    you: now.legal_moves ? voice.is(now.actor) : 'no',
    name: now.actor >= 0 ? voice.name(now.actor) : '',
    active: view.active === null ? '' : voice.name(view.active),
    row: view.dice?.white ?? 0,
    stars: view.seats[now.actor]?.due ?? 0,
    out: moveOf(view, 'roll') && !moveOf(view, 'out') ? 'no' : 'yes',
  });
}

const named = (key: string, seat: number, voice: Voice): Headline => ({
  text: textOf(key, { you: voice.is(seat), name: voice.name(seat) }),
  seat,
});

/** Who the headline of a position is about: "Léo rolled. Lay there too?" is about Léo. */
function subject(view: View, me: number, asked: boolean): number {
  if (view.actor < 0) return me;
  return asked && view.phase === 'offering' ? (view.active ?? me) : view.actor;
}

/** The headline while a scene is played, or of the position. */
export function shownHeadline(
  scene: Scene | null,
  { view, me }: Picture,
  now: Now,
  asked: boolean,
  voice: Voice,
): Headline {
  if (scene?.kind === 'dice') return named('headline-rolling', view.active ?? me, voice);
  if (scene?.kind === 'bust') return named('headline-nothing-fits', scene.seat, voice);
  if (scene?.kind === 'round') return { text: t('headline-sewn'), seat: me };
  return { text: headline(now, voice), seat: subject(view, me, asked) };
}

export function reason(now: Now, voice: Voice): string {
  const winner = now.result?.winners[0] ?? 0;
  const stars = readView(now).seats[winner]?.stars.size ?? 0;
  return textOf(`buttons-ending-${now.result?.ending}`, { you: voice.is(winner), stars });
}
