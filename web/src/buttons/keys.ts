/** Playing BUTTONS by keyboard. */
import { settings } from '../lib/app/settings.svelte';
import { isForTable } from '../lib/dom/table-keys';
import type { Play } from './play.svelte';
import { SIZE } from './types';
import { cellAt, cellMoves, columnOf, moveOf, rowOf } from './view';

type KeyAction = 'roll' | 'out' | 'pass' | 'lay' | 'undo' | 'hint' | 'confirm' | 'clear';

/** The shortcuts; a digit chooses the cell in its column, and arrows move from cell to cell. */
const SHORTCUTS: Partial<Record<string, KeyAction>> = {
  r: 'roll',
  g: 'out',
  n: 'pass',
  l: 'lay',
  u: 'undo',
  h: 'hint',
  enter: 'confirm',
  escape: 'clear',
};

/** Letters do the same with Caps Lock; the buttons show them. */
function press(play: Play, event: KeyboardEvent): void {
  const { view, act } = play;
  const actions: Record<KeyAction, () => void> = {
    roll: () => act(moveOf(view, 'roll')?.code),
    out: () => act(moveOf(view, 'out')?.code),
    pass: () => act(moveOf(view, 'pass')?.code),
    lay: () => act(view.phase === 'offering' ? moveOf(view, 'lay')?.code : undefined),
    undo: () => play.props.undo(),
    hint: () => play.asked && play.props.hint(),
    confirm: () => onEnter(play, event),
    clear: () => play.clear(),
  };
  const action = SHORTCUTS[event.key.toLowerCase()];
  if (action) actions[action]();
}

/** Enter presses what has the focus; anywhere else it confirms what is chosen. */
function onEnter(play: Play, event: KeyboardEvent): void {
  if (!(event.target as Element).closest('button, a, input')) play.confirm();
}

export function onKey(play: Play, event: KeyboardEvent): void {
  if (!settings.keys || !isForTable(event)) return;
  const cells = cellMoves(play.view).map((move) => move.cell);
  const cell = targetOfDigit(event.key, cells);
  press(play, event);
  if (cell !== null) play.pick(cell);
}

const MOVES: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow leads: among the targets if there are any, else from cell to cell. */
export function nextCell(key: string, from: number, targets: number[]): number | null {
  const by = MOVES[key];
  if (!by) return null;
  return targets.length ? nextTarget(by, from, targets) : nextDoor(by, from);
}

function nextDoor([down, right]: [number, number], from: number): number {
  const row = Math.min(SIZE, Math.max(1, rowOf(from) + down));
  const column = Math.min(SIZE, Math.max(1, columnOf(from) + right));
  return cellAt(row, column);
}

/** The nearest target that way; at the end it goes round. */
function nextTarget([down, right]: [number, number], from: number, targets: number[]): number {
  const ahead = (cell: number): number =>
    (rowOf(cell) - rowOf(from)) * down + (columnOf(cell) - columnOf(from)) * right;
  const aside = (cell: number): number =>
    Math.abs((rowOf(cell) - rowOf(from)) * right) + Math.abs((columnOf(cell) - columnOf(from)) * down);
  const far = (cell: number): number => ahead(cell) + 2 * aside(cell);
  const others = targets.filter((cell) => cell !== from);
  const forward = others.filter((cell) => ahead(cell) > 0);
  if (forward.length) return forward.reduce((a, b) => (far(b) < far(a) ? b : a));
  const order = down + right > 0 ? others : [...others].reverse();
  return order[0] ?? from;
}

/** The offered cell in the column of a digit, when there is only one. */
export function targetOfDigit(key: string, targets: number[]): number | null {
  const column = Number(key);
  const fitting = targets.filter((cell) => columnOf(cell) === column);
  return fitting.length === 1 ? fitting[0]! : null;
}
