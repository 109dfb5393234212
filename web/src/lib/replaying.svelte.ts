/** A record on the page: where we are in it, stepping and playing. */
import type { Event, Now, Replay } from './messages';
import { NOBODY } from './actors';

/** The events of a record as the log knows them. */
function replayEvents(replay: Replay): Event[] {
  return replay.events.map(({ actor, code, text, facts }, i) => ({
    version: i + 1,
    kind: actor < 0 ? 'chance' : 'move',
    actor,
    code,
    text,
    facts,
  }));
}

/** Where one may stop: after a decision and all the dice that follow it. */
export function stops(events: Event[]): number[] {
  return [0, ...events.flatMap((_, i) => (events[i + 1]?.kind === 'chance' ? [] : [i + 1]))];
}

export class Replaying {
  at = $state(0);
  playing = $state(false);
  /** Steps in ten seconds. */
  speed = $state(10);
  readonly events: Event[];
  readonly stops: number[];
  readonly rounds: number[];

  /** Opens after so many events. */
  constructor(readonly replay: Replay, event: number) {
    this.events = replayEvents(replay);
    this.stops = stops(this.events);
    this.rounds = this.stops.map((event) => Number(replay.positions[event]?.round ?? 0));
    this.at = this.stopAt(event);
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** Whether the game is over here, or was in the end. */
  isOver(event = this.events.length): boolean {
    return this.replay.positions[event]?.phase === 'over';
  }

  get event(): number {
    return this.stops[this.at] ?? 0;
  }

  /** The position here, as a game's screen wants it. */
  get now(): Now {
    return this.nowAt(this.at);
  }

  get log(): Event[] {
    return this.logTo(this.at);
  }

  /** The events of this step: what to animate. */
  get fresh(): Event[] {
    return this.events.slice(this.stops[this.at - 1] ?? 0, this.event);
  }

  /** The first stop at which so many events have happened. */
  stopAt(event: number): number {
    const found = this.stops.findIndex((stop) => stop >= event);
    return found < 0 ? this.last : found;
  }

  /** The line of the log in which an event is told needs all that came before. */
  logTo(stop: number): Event[] {
    return this.events.slice(0, this.stops[stop]);
  }

  nowAt(stop: number): Now {
    const event = this.stops[stop] ?? 0;
    const position = this.replay.positions[event] ?? {};
    const actor = typeof position.to_act === 'number' ? position.to_act : (this.events[event]?.actor ?? NOBODY);
    return { position, actor, offers: null, undo: null, extra: {}, result: null, secret: null, clocks: null };
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    if (this.at === this.last) this.playing = false;
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the beginning of the next or the last round. */
  stepRound(by: 1 | -1): void {
    const here = this.rounds[this.at]!;
    const next = by > 0 ? this.rounds.findIndex((round) => round > here) : this.rounds.indexOf(this.at === this.rounds.indexOf(here) ? here - 1 : here);
    this.go(next < 0 ? (by > 0 ? this.last : 0) : next);
  }

  toggle(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }
}
