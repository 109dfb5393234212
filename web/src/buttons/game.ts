import type { GamePage } from '../lib/game';
import type { Event, Now } from '../lib/connection/messages';
import ButtonsGame from './ButtonsGame.svelte';
import { headline, reason } from './wording/headline';
import { lines } from './wording/log';
import Result from './Result.svelte';
import { cellAt, readView, rolledFaces } from './view';

const ROLL_SHOWN = 1500;
const MOVE_SHOWN = 650;

/** Dice take their time to tumble; the rest can be seen at a glance. */
export const hold = (events: Event[]): number => (rolledFaces(events).length ? ROLL_SHOWN : MOVE_SHOWN);

/** An offered cell is a quick question (B32): the device stays where it is. */
export const handsOver = (now: Now): boolean => readView(now).phase !== 'offering';

/** A lesson names cells by row and column, from 1. */
function anchor(name: string): string | null {
  const cell = /^(\d)\/(\d)$/.exec(name);
  return cell && `[data-cell="${cellAt(Number(cell[1]), Number(cell[2]))}"]`;
}

export const page: GamePage = {
  Game: ButtonsGame,
  Result,
  lines,
  headline,
  reason,
  hold,
  handsOver,
  anchor,
};
