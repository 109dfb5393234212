import type { Refusal } from '../game';
import { textOf, texts } from '../../texts/texts.svelte';

/** Why a move was refused: the text of this very case, else that of its rule. */
export function refusalText({ rule, case: name, values }: Refusal): string {
  const keys = [`refusal-${rule}-${name}`, `refusal-${rule}`];
  return textOf(keys.find((key) => texts.has(key)) ?? 'refusal-other', values);
}
