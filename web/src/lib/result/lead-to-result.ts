/** Leads from the end of a game, as the table shows it, to the result. */
import { mayMove } from '../app/settings.svelte';

const LAST_LOOK = 4000;

/** Go to the result after a last look, unless motion is reduced; call it in an effect. */
export function leadOn(toResult: (() => void) | null | undefined, seen: boolean): (() => void) | undefined {
  if (!toResult || !seen || !mayMove()) return undefined;
  const timer = setTimeout(toResult, LAST_LOOK);
  return () => clearTimeout(timer);
}
