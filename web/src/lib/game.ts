/** What a game is given by the page, and what it gives: every game keeps the same contract. */
import type { Component } from 'svelte';
import type { IconName } from '../drawings/icons/icons';
import type { Event, HintChoice, Json, Now, Reaction, SeatInfo } from './connection/messages';
import type { Voice } from './text/voice';

export interface TableInfo {
  /** Empty where there is no table on the server: a replay, a lesson. */
  id: string;
  game: string;
  settings: Json;
  /** The seal of the dice, opened at the end. */
  commitment: string | null;
  /** Whether players may ask for hints here. */
  hints?: boolean;
  /** Whether the clocks count minutes, so that time spent looking is lost. */
  live?: boolean;
}

/** What a player tried that is no legal move: its fields, so that the server can say why not. */
export type Attempt = Json;

export interface Refusal {
  /** The number of the rule that forbids the move, such as W33, or a word such as stale. */
  rule: string;
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
  /** A replay: nothing can be pressed, live facts are missing. */
  still: boolean;
  /** Make a legal move by its code, or ask why something else is not one. */
  act(move: number | Attempt): void;
  undo(): void;
  hint(): void;
  /** Null where there is nobody to react to: in a replay or a lesson. */
  react: ((what: Reaction) => void) | null;
  /** The reader has seen the refusal or the advice. */
  dismiss(): void;
  /** The reader looks at something that has happened: what comes is to wait, or no longer. */
  wait?(held: boolean): void;
  /** A clock runs for a player here, whatever is still being shown. */
  hurried?: boolean;
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

/** What a game's game.ts exports as `page`. */
export interface GamePage {
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
  /** The element that a lesson means by this name, where it is not a `data-thing` or `data-tip`. */
  anchor?(name: string): string | null;
  /** The `data-tip` of the tab that this thing lies behind on a small screen. */
  tab?(name: string): string | null;
}

/** What a game's SetUpOptions.svelte is given: its own options of a new table. */
export interface SetUpOptionsProps {
  options: Json;
  change(options: Json): void;
  names: string[];
  emblems: number[];
}

/** What a game's cover.ts exports as `cover`: what is shown of it before it is played. */
export interface Cover {
  Art: Component;
  designer: string;
  year: number;
  /** The text of what a digit does, and the other keys with their texts. */
  digits: string | null;
  keys: [string, string][];
  /** Whether it can show the odds of the next roll. */
  odds: boolean;
  /** The options after a seat was removed. */
  withoutSeat(options: Json, seat: number): Json;
  /** How a table was set up, for the lobby. */
  chips(settings: Json, names: string[]): [IconName, string][];
}
