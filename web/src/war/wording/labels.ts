/** Places, cards and dice in words, also for screen readers. */
import type { Voice } from '../../lib/text/voice';
import { t, textOf } from '../../texts/texts.svelte';
import type { LyingDie } from '../dice';
import type { Target } from '../choosing/targets';
import {
  type CardName,
  MARKER_PARTS,
  type MarkerName,
  type MarkerPart,
  type Placed,
  type Source,
  type Space,
} from '../types';
import type { Place, Seat, View } from '../view';

export const cardName = (card: CardName): string => t(`war-card-${card}`);
export const cardEffect = (card: CardName): string => t(`war-effect-${card}`);

export const partText = ({ what, count }: MarkerPart): string => t(`war-part-${what}`, { count });

export const markerText = (marker: MarkerName): string => MARKER_PARTS[marker].map(partText).join(', ');

/** Never wraps. */
const TIMES = '\u00a0×\u00a0';

/** "2 × 4", or just "4"; nothing for no die. */
export const diceCount = (count: number, value: number): string =>
  count > 1 ? `${count}${TIMES}${value}` : count ? `${value}` : '';

export const withBrother = (dice: string, brother: boolean): string =>
  [dice, brother ? t('war-a-brother') : ''].filter(Boolean).join(' + ');

/** "3 × 5", and the big brother if he comes along. */
export const diceText = ({ value, coloured, white, brother }: Placed): string =>
  withBrother(diceCount(coloured + white, value), brother);

/** "2 × 4, 3": dice by value. */
export function valuesText(values: number[]): string {
  return [...new Set(values)]
    .sort((a, b) => b - a)
    .map((value) => diceCount(values.filter((other) => other === value).length, value))
    .join(', ');
}

export const diceList = (dice: LyingDie[]): string => valuesText(dice.map((die) => die.value));

/** What pressing the target would do, as a sentence; empty when nothing is chosen. */
function chance(target: Target): string {
  if (target.state === 'legal') return t('war-target-legal', { pays: target.pays, costs: target.costs });
  if (target.state === 'maybe') return t('war-target-maybe');
  return target.state === 'no' ? t('war-target-no') : '';
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ');

export function placeLabel(view: View, place: Place, target: Target, holder: string | null): string {
  const { group, space, brother } = place;
  const dice = group ? `${group.dice + group.white}${TIMES}${group.value}` : '';
  const held = group
    ? t('war-place-held', { name: holder ?? '', space, dice })
    : brother
      ? t('war-place-brother', { space })
      : t('war-place-open');
  const marker = view.markers[place.name];
  const badge = marker ? `${t('war-badge')}: ${markerText(marker)}.` : '';
  return sentences(`${t(`war-location-${place.name}`)}.`, held, chance(target), badge);
}

export const villageLabel = (view: View, target: Target): string =>
  sentences(
    `${t('war-location-village')}.`,
    `${t('war-village-note')}.`,
    chance(target),
    view.phase === 'village' ? t('war-village-more') : '',
  );

/** The second line of a school line: what it does, or what came of it. */
export function lineNote(view: View, space: Space, voice: Voice): string {
  const die = view.school[space];
  const counted = space === 'exam' || space === 'snitch';
  if (!die || (counted && !view.live?.[space])) return t(`war-note-${space}`);
  if (counted) return t(`war-counting-${space}`, { value: die.value });
  if (space === 'start') return t('war-starts-next', { you: voice.is(die.seat), name: voice.name(die.seat) });
  return voice.alone(die.seat);
}

/** Who leads the exam, or is about to be caught. */
export function lineStrong(view: View, space: Space, voice: Voice): string {
  if (space !== 'exam' && space !== 'snitch') return '';
  const count = view.live?.[space];
  if (!count) return '';
  if (count.leader !== null) return voice.alone(count.leader);
  return t(count.counts.some((each) => each > 0) ? 'war-tie' : 'war-nobody');
}

export function lineLabel(view: View, space: Space, target: Target, voice: Voice): string {
  const die = view.school[space];
  const taken = die ? t('war-line-taken', { name: voice.name(die.seat), value: die.value }) : '';
  const note = `${lineNote(view, space, voice)} ${lineStrong(view, space, voice)}`.trim();
  return sentences(`${t(`war-space-${space}`)}.`, taken, `${note}.`, die ? '' : chance(target));
}

export function hutNote(seat: Seat): string {
  const { buildable: open, blocked: shut } = seat;
  return sentences(
    open.length ? t('war-hut-open', { sections: open.join(', '), count: open.length }) : t('war-hut-nothing'),
    shut.length ? t('war-hut-blocked', { sections: shut.join(', ') }) : '',
  );
}

/** A player's numbers in one sentence: "Papa: 3 dice to place (2 × 4, 1), ...". */
export function opponentLabel(seat: Seat, name: string): string {
  const dice = [...seat.front, ...seat.white];
  const values = dice.length ? ` (${valuesText(dice)})` : '';
  return t('war-opponent-label', {
    name,
    dice: dice.length,
    values,
    buttons: seat.buttons,
    stars: seat.stars,
    sections: seat.sections.length,
  });
}

export const hutLabel = (seat: Seat, name: string): string =>
  t('war-hut-label', {
    name,
    sections: seat.sections.length,
    boys: seat.detention.filter((boy) => boy !== null).length,
  });

/** Where a die lies: "Quarry", "Exam", "beside a card". */
export function sourceText({ area, place }: Source): string {
  if (area === 'card') return t('war-source-card');
  return area === 'school' ? textOf(`war-space-${place}`) : textOf(`war-location-${place ?? area}`);
}

/** Where a boy comes from, with its preposition: "from the mill". */
export const fromText = ({ area, place }: Source): string => textOf(`war-from-${place ?? area}`);
