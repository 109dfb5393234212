/** A bot's advice: the best move and the next best, why, and where they are on the board. */
import type { HintChoice, Reason } from '../../lib/connection/messages';
import type { Voice } from '../../lib/text/voice';
import { percent, t, textOf } from '../../texts/texts.svelte';
import type { TrayDie } from '../dice';
import { cardEffect, cardName, diceText, markerText } from '../wording/labels';
import { type Hand, VILLAGE, cardKey, isEmpty, locationKey, schoolKey } from '../choosing/targets';
import { type CardName, LOCATIONS, type MarkerName, type Placed } from '../types';
import type { LegalMove, View } from '../view';

export interface Advice {
  /** 1 is the best move, 2 the alternative. */
  rank: number;
  offer: LegalMove;
  move: string;
  /** The chance to win with it, in per cent. */
  share: string;
  why: string;
  /** The thing on the board that it is about; null for none. */
  key: string | null;
  /** The dice it takes, by their places in the tray. */
  dice: number[];
}

/** What a move takes up from the tray. */
function placed(offer: LegalMove): Placed | null {
  if (offer.kind === 'location' || offer.kind === 'card') return offer;
  if (offer.kind === 'school') return { value: offer.value, coloured: 1, white: 0, brother: false };
  if (offer.kind !== 'village') return null;
  const { value, die } = offer;
  return {
    value,
    coloured: Number(die === 'coloured'),
    white: Number(die === 'white'),
    brother: die === 'brother',
  };
}

function diceOf(offer: LegalMove, tray: TrayDie[]): number[] {
  const wanted = placed(offer);
  if (!wanted) return [];
  const places = (white: boolean, count: number): number[] =>
    tray.flatMap((die, i) => (die.white === white && die.value === wanted.value ? [i] : [])).slice(0, count);
  return [...places(false, wanted.coloured), ...places(true, wanted.white)];
}

/** Whether the move uses all the dice that the player holds. */
function uses(offer: LegalMove, hand: Hand): boolean {
  const wanted = placed(offer);
  if (!wanted || (hand.brother && !wanted.brother)) return false;
  const white = hand.dice.filter((die) => die.white).length;
  const fits = hand.dice.every((die) => die.value === wanted.value);
  return fits && wanted.white >= white && wanted.coloured >= hand.dice.length - white;
}

function keyOf(offer: LegalMove): string | null {
  switch (offer.kind) {
    case 'location':
      return locationKey(offer.place);
    case 'card':
      return cardKey(offer.slot);
    case 'school':
      return schoolKey(offer.space);
    case 'village':
      return VILLAGE;
    case 'lake':
      return `lake-${offer.value}`;
    case 'turn':
    case 'give':
      return `bonus-${offer.kind}`;
    case 'build':
      return `section-${offer.section + 1}`;
    case 'free':
      return `spot-${offer.spot + 1}`;
    case 'detain':
      return `boy-${offer.source.name}`;
    default:
      return null;
  }
}

/** A move in words. */
function moveText(offer: LegalMove): string {
  switch (offer.kind) {
    case 'location':
      return t('war-advice-location', {
        place: textOf(`war-at-${LOCATIONS[offer.place]}`),
        dice: diceText(offer),
      });
    case 'card':
      return t('war-advice-card', { card: cardName(offer.card), dice: diceText(offer) });
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

/** Reasons that say something the move itself does not, the weightiest first. */
const WEIGHTY: readonly string[] = [
  ...[
    'wins',
    'loses',
    'threatens',
    'holds',
    'marker',
    'displaces',
    'builds',
    'gains-stars',
    'gains-card',
    'frees',
  ],
  ...['unblocks', 'detains-harmless', 'blocks', 'gains-brothers', 'starts', 'pays', 'detains', 'costs'],
  ...['displaces-own', 'shuns-locations', 'keeps-dice', 'ends-round', 'judged'],
];
const MOST_REASONS = 2;

interface ReasonValues {
  seat?: number;
  place?: string;
  marker?: MarkerName;
  card?: CardName;
  /** Counted from 0. */
  section?: number;
  [count: string]: number | string | undefined;
}

function reasonText({ key, values }: Reason, voice: Voice): string {
  const { seat, place, marker, card, section, ...numbers } = values as ReasonValues;
  if (key === 'gains-card') return cardEffect(card!);
  return textOf(`war-why-${key}`, {
    ...(numbers as Record<string, number>),
    ...(seat === undefined ? {} : { name: voice.name(seat), you: voice.is(seat) }),
    ...(place === undefined || place === 'school' ? {} : { place: textOf(`war-at-${place}`) }),
    ...(marker === undefined ? {} : { marker: markerText(marker) }),
    ...(section === undefined ? {} : { section: section + 1 }),
  });
}

/** The one or two reasons that matter most, as sentences. */
function reasonsText(reasons: Reason[], voice: Voice): string {
  const weight = ({ key }: Reason): number => WEIGHTY.indexOf(key);
  const told = reasons.filter((reason) => weight(reason) >= 0).sort((a, b) => weight(a) - weight(b));
  return told
    .slice(0, MOST_REASONS)
    .map((reason) => reasonText(reason, voice))
    .join(' ');
}

/** The best move, and the best one that is about something else; with dice in hand, moves that use them. */
export function adviceOf(
  view: View,
  hints: HintChoice[] | null,
  tray: TrayDie[],
  hand: Hand,
  voice: Voice,
): Advice[] {
  const offers = new Map(view.moves.map((offer) => [offer.code, offer]));
  const known = (hints ?? []).flatMap((choice) =>
    offers.has(choice.code) ? [{ choice, offer: offers.get(choice.code)! }] : [],
  );
  const held = isEmpty(hand) ? known : known.filter(({ offer }) => uses(offer, hand));
  const [best, ...rest] = held.length ? held : known;
  const next = rest.find(({ offer }) => keyOf(offer) !== keyOf(best!.offer)) ?? rest[0];
  return [best, next].flatMap((found, i) =>
    found ? [told(found.choice, found.offer, i + 1, tray, voice)] : [],
  );
}

function told(choice: HintChoice, offer: LegalMove, rank: number, tray: TrayDie[], voice: Voice): Advice {
  return {
    rank,
    offer,
    move: moveText(offer),
    share: t('war-share', { share: percent(choice.value) }),
    why: reasonsText(choice.reasons, voice),
    key: keyOf(offer),
    dice: diceOf(offer, tray),
  };
}

/** Behind which tab of a small window something lies. */
export function tabOf(key: string | null | undefined): 'places' | 'school' | 'cards' | 'hut' | null {
  if (!key) return null;
  if (key.startsWith('school-')) return 'school';
  if (key.startsWith('card-')) return 'cards';
  if (key.startsWith('section-') || key.startsWith('spot-')) return 'hut';
  return /^(location-|village|lake-)/.test(key) ? 'places' : null;
}
