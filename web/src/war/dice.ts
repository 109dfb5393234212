/** Dice as they lie: whose, how many, which value. */
import type { DieKind } from '../drawings/dice/dice';
import { gangOf } from '../drawings/gangs/gangs';
import type { Group, Placed } from './types';
import type { Seat, View } from './view';

export interface LyingDie {
  kind: DieKind;
  value: number;
}

export interface TrayDie {
  white: boolean;
  value: number;
}

const falling = (a: number, b: number): number => b - a;

/** The dice in front of a seat: coloured first, high before low. */
export function trayOf(seat: Seat): TrayDie[] {
  const coloured = [...seat.front].sort(falling).map((value) => ({ white: false, value }));
  const white = [...seat.white].sort(falling).map((value) => ({ white: true, value }));
  return [...coloured, ...white];
}

const many = (count: number, die: LyingDie): LyingDie[] => Array.from({ length: count }, () => die);

export const groupDice = ({ seat, value, dice, white }: Group): LyingDie[] => [
  ...many(dice, { kind: gangOf(seat), value }),
  ...many(white, { kind: 'bone', value }),
];

/** The dice of a choice, as a preview. */
export const chosenDice = ({ value, coloured, white }: Placed, seat: number): LyingDie[] =>
  groupDice({ seat, value, dice: coloured, white });

function gathered(view: View, of: 'village' | 'mill', white: number[]): LyingDie[] {
  const coloured = view.seats.flatMap((seat, number) =>
    seat[of].map((value) => ({ kind: gangOf(number) as DieKind, value })),
  );
  return [...coloured, ...white.map((value) => ({ kind: 'bone' as const, value }))];
}

export const villageDice = (view: View): LyingDie[] => gathered(view, 'village', view.villageWhite);
export const millDice = (view: View): LyingDie[] => gathered(view, 'mill', view.millWhite);
