/** The codes of moves that are not offered, to ask the server why not. They are stable: records depend on them. */
import { SCHOOL, type Space } from './tables';

export interface Chosen {
  value: number;
  coloured: number;
  white: number;
  brother: boolean;
}

const WHITES = 7;
const PAIRS = 9 * WHITES - 1;
const GROUP = 2 * PAIRS;
const LONE = 6 * GROUP;
const LOCATION = LONE + 1;
const CARD_PAIRS = 14;
const CARD_GROUP = 2 * CARD_PAIRS;
const CARD_PLACE = 6 * CARD_GROUP;
const TO_CARD = 3 * LOCATION;
const TO_SCHOOL = TO_CARD + 3 * CARD_PLACE;
const TO_VILLAGE = TO_SCHOOL + 7 * 6;
const WHITE_TO_VILLAGE = TO_VILLAGE + 6;
const MOST_BESIDE_CARD = 4;

export function locationCode(place: number, { value, coloured, white, brother }: Chosen): number {
  if (coloured + white === 0) return LOCATION * place + LONE;
  return LOCATION * place + GROUP * (value - 1) + PAIRS * Number(brother) + WHITES * coloured + white - 1;
}

/** Null for groups that no card's place can hold. */
export function cardCode(slot: number, { value, coloured, white, brother }: Chosen): number | null {
  const dice = coloured + white;
  if (dice === 0 || dice > MOST_BESIDE_CARD) return null;
  const pair = (dice * (dice + 1)) / 2 - 1 + coloured;
  return TO_CARD + CARD_PLACE * slot + CARD_GROUP * (value - 1) + CARD_PAIRS * Number(brother) + pair;
}

export const schoolCode = (space: Space, value: number): number => TO_SCHOOL + 6 * SCHOOL.indexOf(space) + value - 1;

export const villageCode = (value: number, white: boolean): number => (white ? WHITE_TO_VILLAGE : TO_VILLAGE) + value - 1;
