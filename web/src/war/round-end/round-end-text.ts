/** The steps of a round end in sentences. */
import type { Voice } from '../../lib/text/voice';
import { t, textOf } from '../../texts/texts.svelte';
import { fromText, partText } from '../wording/labels';
import { type Award, type GivenPart, type RoundEndStory, placeAwards, schoolAward } from './round-end';
import type { CaughtStep, RoundEndStep } from '../types';

export const RULES: Record<RoundEndStep, string> = {
  snitch: 'W70',
  exam: 'W71',
  start: 'W72',
  places: 'W73',
  end: 'W75',
};

function given(part: GivenPart): string {
  const { what, number } = part;
  if (number === null) return t('war-part-lost', { part: partText(part) });
  if (number === undefined) return partText(part);
  return t(what === 'build' ? 'war-built-section' : 'war-freed-spot', { number });
}

const who = (voice: Voice, seat: number): { you: string; name: string } => ({
  you: voice.is(seat),
  name: voice.name(seat),
});

const caughtText = ({ seat, source, spot }: CaughtStep, voice: Voice): string =>
  t('war-caught', { ...who(voice, seat), from: fromText(source), spot });

export function awardText({ seat, marker, parts, white }: Award, voice: Voice): string {
  if (seat === null) return t(white ? 'war-nobody-white' : 'war-nobody');
  const name = voice.alone(seat);
  return marker === null ? name : `${t('name-colon', { name })} ${parts.map(given).join(', ')}`;
}

function snitchText({ snitch, caught }: RoundEndStory, voice: Voice): string {
  const { count, punished, full } = snitch;
  if (!count) return t('war-no-snitch');
  if (caught) return caughtText(caught, voice);
  if (punished !== null) return t('war-caught-chooses', who(voice, punished));
  return full && count.leader !== null
    ? t('war-detention-full', who(voice, count.leader))
    : t('war-tie-nobody');
}

function examText(story: RoundEndStory, voice: Voice): string {
  const [count, award] = [story.exam?.count, schoolAward(story)];
  if (!count) return t('war-no-exam');
  return count.leader === null || !award ? t('war-tie-nobody') : awardText(award, voice);
}

function startText({ start }: RoundEndStory, voice: Voice): string {
  return start ? t('war-begins-next', who(voice, start.seat)) : '';
}

const placeText = (award: Award, voice: Voice): string =>
  `${textOf(`war-location-${award.place}`)}: ${awardText(award, voice)}.`;

/** What came of a step, in one sentence. */
export function outcome(step: RoundEndStep, story: RoundEndStory, voice: Voice): string {
  switch (step) {
    case 'snitch':
      return snitchText(story, voice);
    case 'exam':
      return examText(story, voice);
    case 'start':
      return startText(story, voice);
    case 'places':
      return placeAwards(story)
        .map((award) => placeText(award, voice))
        .join(' ');
    case 'end':
      return t(story.end?.over ? 'war-game-ends' : 'war-six-end');
  }
}
