/** What a game's screen is given, and what it gives the page. BUTTONS and War keep the same contract. */
import type { Component } from 'svelte';
import type { GameName } from './actors';
import type { Event, HintChoice, Json, Now, Reaction, SeatInfo } from './messages';
import { untilThere } from './patience';
import type { Voice } from './voice';

export interface TableInfo {
  /** Empty where there is no table on the server: a replay, a lesson. */
  id: string;
  game: GameName;
  settings: Json;
  /** The seal of the dice, opened at the end. */
  commitment: string | null;
  /** Whether players may ask for hints here. */
  hints?: boolean;
}

export interface Refusal {
  /** The number of the rule that forbids the move, such as W33, or a word such as stale. */
  rule: string;
  /** The code that was refused. */
  code: number;
  /** What exactly is wrong, such as "price"; empty if the rule says it all. */
  case: string;
  /** The numbers and names of this case. */
  values: Record<string, number | string>;
}

export interface ShownReaction {
  id: number;
  seat: number;
  what: Reaction;
}

export interface GameProps {
  table: TableInfo;
  now: Now;
  seats: SeatInfo[];
  /** The seats played in this browser; empty for a spectator. */
  yours: number[];
  /** The seat that is drawn large: the own one, or the one to act where several are yours. */
  me: number;
  /** The last events, oldest first. */
  log: Event[];
  /** The events that led to `now`: what to animate. Empty after a reload. */
  fresh: Event[];
  voice: Voice;
  /** A move was sent and is not answered yet: offer nothing meanwhile. */
  pending: boolean;
  refusal: Refusal | null;
  reactions: ShownReaction[];
  hints: HintChoice[] | null;
  /** A replay: nothing can be pressed, extra facts may be missing. */
  still: boolean;
  act(code: number): void;
  undo(): void;
  hint(): void;
  /** Null where nobody would hear it: a replay, a lesson. */
  react: ((what: Reaction) => void) | null;
  /** The reader has seen the refusal or the advice. */
  dismiss(): void;
  /** The reader looks at something that has happened: what comes is to wait, or no longer. */
  wait?(held: boolean): void;
  /** The game is over and its end is shown: leads on to the result. */
  toResult?: (() => void) | null;
}

export interface ResultProps {
  now: Now;
  voice: Voice;
}

/** A line of the log: the name of the actor stands before the text, in bold. */
export interface LogLine {
  /** The version of the line's last event: where a click leads. */
  version: number;
  /** A seat, or CHANCE for what belongs to nobody. */
  actor: number;
  text: string;
}

export interface GameParts {
  Game: Component<GameProps>;
  /** The score table and the final boards on the end screen. */
  Result: Component<ResultProps>;
  /** The log in words; `now` follows the last event. */
  lines(log: Event[], now: Now, voice: Voice): LogLine[];
  /** Whose turn it is and what is expected, in under 45 characters. */
  headline(now: Now, voice: Voice): string;
  /** Why the winners won, in one sentence. */
  reason(now: Now, voice: Voice): string;
  /** How many milliseconds the page takes to show these events before the next. */
  hold(events: Event[]): number;
  /** Whether the device is handed over before this decision when several play on it. */
  handsOver(now: Now): boolean;
}

export const GAMES: Record<GameName, () => Promise<{ parts: GameParts }>> = {
  buttons: () => untilThere(() => import('../buttons/parts')),
  war: () => untilThere(() => import('../war/parts')),
};
