/** The steps of a round's end in sentences. */
import type { Voice } from '../lib/voice';
import { t } from '../texts/texts.svelte';
import type { Award, Caught, Closing, GivenPart, StepName } from './closing';
import { fromText, partText } from './labels';
import type { View } from './view';

export const RULES: Record<StepName, string> = { snitch: 'W70', exam: 'W71', start: 'W72', places: 'W73', end: 'W75' };

function given({ part, number, state }: GivenPart): string {
  if (state === 'lost') return t('war-part-lost', { part: partText(part) });
  if (number === null) return partText(part);
  return t(part.what === 'build' ? 'war-built-section' : 'war-freed-spot', { number });
}

const who = (voice: Voice, seat: number): { you: string; name: string } => ({ you: voice.is(seat), name: voice.name(seat) });

function caughtText(caught: Caught, voice: Voice): string {
  const values = who(voice, caught.seat);
  if (caught.source === null) return t('war-caught-chooses', values);
  return t('war-caught', { ...values, from: fromText(caught.source), spot: caught.spot });
}

export function awardText({ seat, marker, parts, white }: Award, voice: Voice): string {
  if (seat === null) return t(white ? 'war-nobody-white' : 'war-nobody');
  return marker === null ? voice.who(seat) : `${voice.who(seat)}: ${parts.map(given).join(', ')}`;
}

function snitchText({ count, caught, full }: Closing['snitch'], voice: Voice): string {
  if (!count) return t('war-no-snitch');
  if (caught) return caughtText(caught, voice);
  return full ? t('war-detention-full', who(voice, count.leader!)) : t('war-tie-nobody');
}

function examText({ count, award }: Closing['exam'], voice: Voice): string {
  if (!count) return t('war-no-exam');
  return count.leader === null ? t('war-tie-nobody') : awardText(award, voice);
}

/** The most sections or stars that anybody has. */
export function nearest(view: View): { seat: number; count: number; what: 'hut' | 'star' } {
  const all = view.seats.flatMap(({ sections, stars }, seat) => [
    { seat, count: sections.length, what: 'hut' as const },
    { seat, count: stars, what: 'star' as const },
  ]);
  return all.reduce((best, each) => (each.count > best.count ? each : best));
}

/** What came of a step, in one sentence. */
export function outcome(step: StepName, closing: Closing, view: View, voice: Voice): string {
  switch (step) {
    case 'snitch':
      return snitchText(closing.snitch, voice);
    case 'exam':
      return examText(closing.exam, voice);
    case 'start':
      return t('war-begins-next', { ...who(voice, closing.start.seat), moved: closing.start.moved ? 'yes' : 'no' });
    case 'places':
      return closing.places.map((award) => `${t(`war-location-${award.place}`)}: ${awardText(award, voice)}.`).join(' ');
    case 'end':
      return view.phase === 'over' ? t('war-game-ends') : t('war-six-end');
  }
}
