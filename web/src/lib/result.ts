/** From the end of the game, as it is shown, to the result, and the order of the players there. */
import { mayMove } from './settings.svelte';

const LAST_LOOK = 4000;

/** Leads on by itself after a last look, where things may move; to be called in an effect. */
export function leadOn(toResult: (() => void) | null | undefined, seen: boolean): (() => void) | undefined {
  if (!toResult || !seen || !mayMove()) return undefined;
  const timer = setTimeout(toResult, LAST_LOOK);
  return () => clearTimeout(timer);
}

export interface Scored {
  number: number;
  score: number;
}

/** The winners first, then by score. */
export function ranked<Row extends Scored>(rows: Row[], winners: number[]): Row[] {
  const won = ({ number }: Row): number => Number(winners.includes(number));
  return [...rows].sort((a, b) => won(b) - won(a) || b.score - a.score);
}
