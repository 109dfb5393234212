/** Whose turn it is and what is expected, in one line; and why the winners won. */
import type { Now } from '../../lib/connection/messages';
import type { Voice } from '../../lib/text/voice';
import { textOf } from '../../texts/texts.svelte';
import { readView, type View } from '../view';

const ASKING: readonly string[] = ['after-rolling', 'village', 'building', 'freeing', 'detaining'];

function keyOf(view: View): string {
  if (view.phase === 'turn') return view.acted ? 'acted' : 'turn';
  if (ASKING.includes(view.phase)) return view.phase;
  return view.phase === 'over' ? 'over' : 'rolling';
}

export function headline(now: Now, voice: Voice): string {
  const view = readView(now);
  const [you, name] =
    now.actor >= 0 ? [now.legal_moves ? voice.is(now.actor) : 'no', voice.name(now.actor)] : ['no', ''];
  return textOf(`war-headline-${keyOf(view)}`, { you, name });
}

export function reason(now: Now, voice: Voice): string {
  const { winners, ending, scores } = now.result ?? { winners: [], ending: 'shared', scores: [] };
  const winner = winners[0] ?? 0;
  return textOf(`war-ending-${ending}`, { you: voice.is(winner), points: scores[winner] ?? 0 });
}
