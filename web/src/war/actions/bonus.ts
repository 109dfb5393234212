/** The three bonus actions, as far as they are offered now. */
import { type View, movesOf } from '../view';

export const BONUSES = ['lake', 'turn', 'give'] as const;
export type Bonus = (typeof BONUSES)[number];

export const mayTake = (view: View, bonus: Bonus): boolean => movesOf(view, bonus).length > 0;
export const mayBonus = (view: View): boolean => BONUSES.some((bonus) => mayTake(view, bonus));
