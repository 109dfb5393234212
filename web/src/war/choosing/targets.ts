/** Where the chosen dice may go, and what each place pays or costs: read off the legal moves. */
import type { Attempt } from '../../lib/game';
import type { TrayDie } from '../dice';
import { type Placed, SCHOOL, type Space } from '../types';
import { type MoveOf, type View, movesOf } from '../view';

export type Standing = 'quiet' | 'legal' | 'maybe' | 'no';

export interface Target {
  key: string;
  state: Standing;
  /** The code of a legal move, or what the server is to refuse with a reason; null for nothing. */
  move: number | Attempt | null;
  pays: number;
  costs: number;
  /** What would lie there. */
  dice: Placed;
}

export interface Hand {
  dice: TrayDie[];
  brother: boolean;
}

export const EMPTY_HAND: Hand = { dice: [], brother: false };
const NOTHING: Placed = { value: 0, coloured: 0, white: 0, brother: false };

export const isEmpty = (hand: Hand): boolean => hand.dice.length === 0 && !hand.brother;
const sameValue = (dice: TrayDie[]): boolean => dice.every((die) => die.value === dice[0]?.value);

/** The hand as a group of one value; null when the values differ. */
export function groupOf({ dice, brother }: Hand): Placed | null {
  if (!sameValue(dice)) return null;
  const white = dice.filter((die) => die.white).length;
  return { value: dice[0]?.value ?? 0, coloured: dice.length - white, white, brother };
}

const sameDice = (move: Placed, group: Placed): boolean =>
  move.value === group.value && move.coloured === group.coloured && move.white === group.white;

const quiet = (key: string, dice = NOTHING): Target => ({
  key,
  state: 'quiet',
  move: null,
  pays: 0,
  costs: 0,
  dice,
});

const refused = (key: string, dice: Placed, move: Attempt): Target => ({
  ...quiet(key, dice),
  state: 'no',
  move,
});

/** A place for a group: legal as it is, or only if the big brother joins. */
function groupTarget(
  key: string,
  moves: MoveOf<'location' | 'card'>[],
  group: Placed,
  attempt: Attempt,
): Target {
  const fitting = moves.filter((move) => sameDice(move, group));
  const found = fitting.find(({ brother }) => brother === group.brother);
  const move = found ?? fitting.find(({ brother }) => brother);
  if (!move) return refused(key, group, { ...attempt, ...group });
  const [pays, costs] = move.kind === 'location' ? [move.pays, 0] : [0, move.costs];
  const dice = { ...group, brother: move.brother };
  return { key, state: found ? 'legal' : 'maybe', move: move.code, pays, costs, dice };
}

export const locationKey = (place: number): string => `location-${place}`;
export const cardKey = (slot: number): string => `card-${slot}`;
export const schoolKey = (space: Space): string => `school-${space}`;
export const VILLAGE = 'village';

function schoolTarget(view: View, space: Space, group: Placed): Target {
  const key = schoolKey(space);
  const alone = group.coloured === 1 && group.white === 0 && !group.brother;
  const move = movesOf(view, 'school').find(
    (each) => alone && each.space === space && each.value === group.value,
  );
  if (!move) return refused(key, group, { kind: 'school', space, ...group });
  return { key, state: 'legal', move: move.code, pays: move.pays, costs: move.costs, dice: group };
}

type Piece = TrayDie | 'brother';
const dieOf = (piece: Piece): MoveOf<'village'>['die'] =>
  piece === 'brother' ? piece : piece.white ? 'white' : 'coloured';
const valueOf = (piece: Piece): number => (piece === 'brother' ? 0 : piece.value);

/** The move of one piece of the hand to the village. */
export function villageMove(view: View, piece: Piece): MoveOf<'village'> | null {
  const moves = movesOf(view, 'village');
  return moves.find(({ die, value }) => die === dieOf(piece) && value === valueOf(piece)) ?? null;
}

export const pieces = (hand: Hand): Piece[] => [
  ...hand.dice,
  ...(hand.brother ? (['brother'] as const) : []),
];

function villageTarget(view: View, hand: Hand): Target {
  const wanted = pieces(hand);
  const moves = wanted.map((piece) => villageMove(view, piece));
  const dice = groupOf(hand) ?? { ...NOTHING, brother: hand.brother };
  const missing = wanted[moves.indexOf(null)];
  if (missing)
    return refused(VILLAGE, dice, { kind: 'village', die: dieOf(missing), value: valueOf(missing) });
  const pays = moves.reduce((sum, move) => sum + (move?.pays ?? 0), 0);
  return { key: VILLAGE, state: 'legal', move: moves[0]?.code ?? null, pays, costs: 0, dice };
}

/** Every place of the board with what the hand could do there. */
export function targetsOf(view: View, hand: Hand): Map<string, Target> {
  const all = new Map<string, Target>();
  const group = groupOf(hand);
  const busy = view.phase === VILLAGE || !group || isEmpty(hand);
  const put = (target: Target): unknown => all.set(target.key, target);
  view.places.forEach((_, place) => {
    const key = locationKey(place);
    const moves = movesOf(view, 'location').filter((move) => move.place === place);
    put(busy ? quiet(key) : groupTarget(key, moves, group, { kind: 'location', place }));
  });
  view.display.forEach((shown, slot) => {
    const key = cardKey(slot);
    const moves = movesOf(view, 'card').filter((move) => move.slot === slot);
    const open = !busy && shown !== null && 'card' in shown;
    put(open ? groupTarget(key, moves, group, { kind: 'card', slot }) : quiet(key));
  });
  for (const space of SCHOOL) put(busy ? quiet(schoolKey(space)) : schoolTarget(view, space, group));
  put(isEmpty(hand) ? quiet(VILLAGE) : villageTarget(view, hand));
  return all;
}

export const isLit = ({ state }: Target): boolean => state === 'legal' || state === 'maybe';
