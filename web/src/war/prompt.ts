/** The two lines above the tray: what is chosen, and what can be done with it. */
import type { Voice } from '../lib/voice';
import { percent, t } from '../texts/texts.svelte';
import type { HintChoice, Now } from '../lib/messages';
import { headline } from './headline';
import { cardName } from './labels';
import { LOCATIONS } from './tables';
import { type Hand, type Target, groupOf, isEmpty } from './targets';
import type { View, WarOffer } from './view';

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

export function promptOf(view: View, now: Now, hand: Hand, targets: Map<string, Target>, asked: boolean, voice: Voice): Prompt {
  const title = headline(now, voice);
  if (!asked) return { title, note: t('war-note-watch') };
  if (!isEmpty(hand)) {
    const group = groupOf(hand);
    const dice = hand.dice.length;
    return { title: t('war-chosen', { count: dice, value: group ? group.value : 0, brother: hand.brother ? 'yes' : 'no' }), note: chosenNote(view, targets) };
  }
  const key = view.phase === 'turn' && view.acted ? 'acted' : view.phase;
  return { title, note: NOTED.includes(view.phase) ? t(`war-note-phase-${key}`) : '' };
}

/** A move in words, for advice. */
function offerText(offer: WarOffer): string {
  switch (offer.kind) {
    case 'location':
      return t('war-advice-location', { place: t(`war-at-${LOCATIONS[offer.place]}`), dice: diceOf(offer) });
    case 'card':
      return t('war-advice-card', { card: cardName(offer.card), dice: diceOf(offer) });
    case 'school':
      return t('war-advice-school', { space: t(`war-space-${offer.space}`), value: offer.value });
    case 'village':
      return t('war-advice-village', { dice: offer.die === 'brother' ? t('war-a-brother') : offer.value });
    case 'lake':
      return t('war-do-lake', { value: offer.value, costs: offer.costs });
    case 'turn':
      return t('war-do-turn', { from: offer.from, to: offer.to, costs: offer.costs });
    case 'give':
      return t('war-do-give', { card: cardName(offer.card) });
    case 'build':
      return t('war-build-here', { section: offer.section + 1 });
    case 'free':
      return t('war-free-this', { value: offer.value, section: offer.spot + 1 });
    case 'detain':
      return t('war-advice-detain', { value: offer.value, spot: offer.spot + 1 });
    case 'after-turn':
      return t('war-turn-face', { from: offer.from, to: offer.to, costs: 0 });
    case 'after-pick':
      return t('war-take-up', { value: offer.value });
    default:
      return t(`war-advice-${offer.kind}`);
  }
}

function diceOf({ value, coloured, white, brother }: { value: number; coloured: number; white: number; brother: boolean }): string {
  const dice = coloured + white ? `${coloured + white} × ${value}` : '';
  return [dice, brother ? t('war-a-brother') : ''].filter(Boolean).join(' + ');
}

/** What a bot would do here; null when it was not asked. */
export function adviceOf(view: View, hints: HintChoice[] | null): string | null {
  const best = hints?.[0];
  const offer = view.offers.find((each) => each.code === best?.code);
  return best && offer ? t('war-advice', { move: offerText(offer), share: percent(best.value) }) : null;
}
