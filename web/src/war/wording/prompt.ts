/** The two lines above the tray: what is chosen, and what can be done with it. */
import type { Voice } from '../../lib/text/voice';
import { t, textOf } from '../../texts/texts.svelte';
import type { Now } from '../../lib/connection/messages';
import { headline } from './headline';
import { type Hand, type Target, groupOf, isEmpty } from '../choosing/targets';
import type { View } from '../view';

export interface Prompt {
  title: string;
  note: string;
}

const count = (targets: Map<string, Target>, state: Target['state']): number =>
  [...targets.values()].filter((target) => target.state === state).length;

function chosenNote(view: View, targets: Map<string, Target>): string {
  if (view.phase === 'village') return t('war-note-village');
  if (view.acted) return t('war-note-acted');
  const [legal, maybe] = [count(targets, 'legal'), count(targets, 'maybe')];
  if (legal) return maybe ? t('war-note-glow-brother') : t('war-note-glow', { count: legal });
  return maybe ? t('war-note-needs-brother') : t('war-note-nothing');
}

const NOTED: readonly string[] = ['turn', 'village', 'building', 'freeing', 'detaining', 'after-rolling'];

export function promptOf(
  view: View,
  now: Now,
  hand: Hand,
  targets: Map<string, Target>,
  asked: boolean,
  voice: Voice,
): Prompt {
  const title = headline(now, voice);
  if (!asked) return { title, note: t('war-note-watch') };
  if (!isEmpty(hand)) {
    const group = groupOf(hand);
    const dice = hand.dice.length;
    return {
      title: t('war-chosen', {
        count: dice,
        value: group ? group.value : 0,
        brother: hand.brother ? 'yes' : 'no',
      }),
      note: chosenNote(view, targets),
    };
  }
  const key = view.phase === 'turn' && view.acted ? 'acted' : view.phase;
  return { title, note: NOTED.includes(view.phase) ? textOf(`war-note-phase-${key}`) : '' };
}
