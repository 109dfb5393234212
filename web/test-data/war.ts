/** Positions of War with what the server sends beside them; for tests alone. */
import type { Event, Json, Now } from '../src/lib/connection/messages';
import { type View, readView } from '../src/war/view';
import recorded from './war.json';

interface Step {
  /** The move that led here; null at the start. */
  event: Event | null;
  now: Now;
}

const samples = recorded as unknown as { turn: Now; roundEnd: Step[] };

/** Seat 0 ends a round; then seat 1 sends a boy to detention, builds, and frees a boy. */
export const ROUND_END = samples.roundEnd;

/** Round 4 of four players, the first one to act, with other parts of the position or other facts. */
export const now = (position: Json = {}, facts: Json = {}): Now => ({
  ...samples.turn,
  position: { ...samples.turn.position, ...position },
  facts: { ...samples.turn.facts, ...facts },
});

export const view = (position: Json = {}, facts: Json = {}): View => readView(now(position, facts));

/** The code of a legal move in `view()`. */
export const codeOf = (fields: Json): number =>
  samples.turn.legal_moves!.find((move) =>
    Object.entries(fields).every(([key, value]) => move[key] === value),
  )!.code as number;
