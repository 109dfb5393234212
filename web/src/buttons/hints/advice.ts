/** What a bot would do here and why, and what else it thought of. */
import type { HintChoice, Reason } from '../../lib/connection/messages';
import { percent, t, textOf } from '../../texts/texts.svelte';
import { type View, columnOf, rowOf } from '../view';

export interface AdvisedMove {
  code: number;
  /** 1 is the best. */
  rank: number;
  /** The chance to win with it. */
  share: number;
  /** A number such as 31 %. */
  chance: string;
  text: string;
  cell: number | null;
  reasons: string[];
}

export interface Advice {
  choices: AdvisedMove[];
}

const SHOWN = 2;
const REASONS = 3;

function reasonText({ key, values }: Reason): string {
  const colour = typeof values.colour === 'string' ? textOf(`colour-${values.colour}`) : '';
  const chance = typeof values.chance === 'number' ? percent(values.chance) : '';
  return textOf(`hint-${key}`, { ...(values as Record<string, number | string>), colour, chance });
}

function advised(view: View, choice: HintChoice, rank: number): AdvisedMove[] {
  const offer = view.moves.find((each) => each.code === choice.code);
  if (!offer) return [];
  const cell = 'cell' in offer ? offer.cell : null;
  const text = t(`hint-move-${offer.kind}`, { row: rowOf(cell ?? 0), column: columnOf(cell ?? 0) });
  const reasons = choice.reasons.slice(0, REASONS).map(reasonText);
  if (choice.exact) reasons.push(t('hint-exact'));
  return [
    {
      code: choice.code,
      rank,
      share: choice.value,
      chance: t('percent', { share: percent(choice.value) }),
      text,
      cell,
      reasons,
    },
  ];
}

export function adviceOf(view: View, hints: HintChoice[] | null): Advice | null {
  const choices = (hints ?? []).slice(0, SHOWN).flatMap((choice, i) => advised(view, choice, i + 1));
  return choices.length ? { choices } : null;
}
