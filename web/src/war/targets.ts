/** Where the chosen dice may go, and what each place pays or costs: read off the offers. */
import { type Chosen, cardCode, locationCode, schoolCode, villageCode } from './codes';
import type { Refusal } from '../lib/game';
import type { TrayDie } from './dice';
import { SCHOOL, type Space } from './tables';
import { type OfferOf, type View, offersOf } from './view';

export type Standing = 'quiet' | 'legal' | 'maybe' | 'no';

export interface Target {
  key: string;
  state: Standing;
  /** The move, or the one to ask about; null when nothing can be asked. */
  code: number | null;
  pays: number;
  costs: number;
  /** What would lie there. */
  dice: Chosen;
  /** Why not, where there is no move to ask about. */
  why?: Refusal;
}

export interface Hand {
  dice: TrayDie[];
  brother: boolean;
}

export const EMPTY_HAND: Hand = { dice: [], brother: false };
const NOTHING: Chosen = { value: 0, coloured: 0, white: 0, brother: false };

export const isEmpty = (hand: Hand): boolean => hand.dice.length === 0 && !hand.brother;
const sameValue = (dice: TrayDie[]): boolean => dice.every((die) => die.value === dice[0]?.value);

/** The hand as a group of one value; null when the values differ. */
export function groupOf({ dice, brother }: Hand): Chosen | null {
  if (!sameValue(dice)) return null;
  const white = dice.filter((die) => die.white).length;
  return { value: dice[0]?.value ?? 0, coloured: dice.length - white, white, brother };
}

const fits = (offer: Chosen, group: Chosen): boolean =>
  offer.value === group.value && offer.coloured === group.coloured && offer.white === group.white && offer.brother === group.brother;

const quiet = (key: string, dice: Chosen = NOTHING): Target => ({ key, state: 'quiet', code: null, pays: 0, costs: 0, dice });

/** A place for a group: legal as it is, or only if the big brother joins. */
function groupTarget(key: string, offers: OfferOf<'location' | 'card'>[], group: Chosen, ask: number | null): Target {
  const found = offers.find((offer) => fits(offer, group));
  const joined = group.brother ? undefined : offers.find((offer) => fits(offer, { ...group, brother: true }));
  const offer = found ?? joined;
  if (!offer) return { ...quiet(key, group), state: 'no', code: ask, why: refusal('W50') };
  const [pays, costs] = offer.kind === 'location' ? [offer.pays, 0] : [0, offer.costs];
  return { key, state: found ? 'legal' : 'maybe', code: offer.code, pays, costs, dice: { ...group, brother: offer.brother } };
}

export const locationKey = (place: number): string => `location-${place}`;
export const cardKey = (slot: number): string => `card-${slot}`;
export const schoolKey = (space: Space): string => `school-${space}`;
export const VILLAGE = 'village';

const refusal = (rule: string, name = ''): Refusal => ({ rule, code: -1, case: name, values: {} });

/** One coloured die goes to a space of the school, and nothing else (W40). */
const notToSchool = ({ white, brother }: Chosen): Refusal => (white ? refusal('W65') : brother ? refusal('W30') : refusal('W40', 'one'));

function schoolTarget(view: View, space: Space, group: Chosen): Target {
  const key = schoolKey(space);
  const offer = offersOf(view, 'school').find((each) => each.space === space && each.value === group.value);
  const alone = group.coloured === 1 && group.white === 0 && !group.brother;
  if (offer && alone) return { key, state: 'legal', code: offer.code, pays: offer.pays, costs: offer.costs, dice: group };
  return { ...quiet(key, group), state: 'no', code: alone ? schoolCode(space, group.value) : null, why: notToSchool(group) };
}

/** The offer for one piece of the hand in the village. */
export function villageOffer(view: View, piece: TrayDie | 'brother'): OfferOf<'village'> | null {
  const offers = offersOf(view, 'village');
  if (piece === 'brother') return offers.find((offer) => offer.die === 'brother') ?? null;
  const die = piece.white ? 'white' : 'coloured';
  return offers.find((offer) => offer.die === die && offer.value === piece.value) ?? null;
}

export const pieces = (hand: Hand): (TrayDie | 'brother')[] => [...hand.dice, ...(hand.brother ? (['brother'] as const) : [])];

function villageTarget(view: View, hand: Hand): Target {
  const offers = pieces(hand).map((piece) => villageOffer(view, piece));
  const first = hand.dice[0];
  const dice = groupOf(hand) ?? { ...NOTHING, brother: hand.brother };
  if (offers.some((offer) => offer === null)) {
    return { ...quiet(VILLAGE, dice), state: 'no', code: first ? villageCode(first.value, first.white) : null };
  }
  const pays = offers.reduce((sum, offer) => sum + (offer?.pays ?? 0), 0);
  return { key: VILLAGE, state: 'legal', code: offers[0]?.code ?? null, pays, costs: 0, dice };
}

/** Every place of the board with what the hand could do there. */
export function targetsOf(view: View, hand: Hand): Map<string, Target> {
  const all = new Map<string, Target>();
  const group = groupOf(hand);
  const busy = view.phase === VILLAGE || !group || isEmpty(hand);
  const put = (target: Target): unknown => all.set(target.key, target);
  view.places.forEach((_, place) => {
    const offers = offersOf(view, 'location').filter((offer) => offer.place === place);
    put(busy ? quiet(locationKey(place)) : groupTarget(locationKey(place), offers, group, locationCode(place, group)));
  });
  view.display.forEach((slot, number) => {
    const offers = offersOf(view, 'card').filter((offer) => offer.slot === number);
    const open = !busy && slot !== null && 'card' in slot;
    put(open ? groupTarget(cardKey(number), offers, group, cardCode(number, group)) : quiet(cardKey(number)));
  });
  for (const space of SCHOOL) put(busy ? quiet(schoolKey(space)) : schoolTarget(view, space, group));
  put(isEmpty(hand) ? quiet(VILLAGE) : villageTarget(view, hand));
  return all;
}

export const isLit = ({ state }: Target): boolean => state === 'legal' || state === 'maybe';
