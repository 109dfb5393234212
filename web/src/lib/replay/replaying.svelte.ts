/** A record on the page: where we are in it, stepping and playing. */
import type { Event, Now, Replay } from '../connection/messages';
import { NOBODY } from '../table/actors';
import { EventQueue } from '../table/event-queue';
import { browserTimer } from '../timer';

/** The events of a record as the log knows them. */
function replayEvents(replay: Replay): Event[] {
  return replay.events.map((event, i) => ({
    ...event,
    version: i + 1,
    kind: event.actor < 0 ? 'chance' : 'move',
  }));
}

/** Where one may stop: after the set-up, and after a decision and all the dice that follow it. */
function stops(events: Event[]): number[] {
  const ends = events.flatMap((_, i) => (events[i + 1]?.kind === 'chance' ? [] : [i + 1]));
  return events[0]?.kind === 'chance' ? ends : [0, ...ends];
}

const SECONDS_OF_STEPS = 10_000;
/** Faster than this, every step is shown at once. */
const FASTEST_ANIMATED = 10;

/** How long the page takes to show events; a game's own. */
type Hold = (events: Event[]) => number;

export class Replaying {
  at = $state(0);
  playing = $state(false);
  /** Steps in ten seconds. */
  speed = $state(10);
  /** The events to animate: those of a single step forward. Whoever jumps sees the board at once. */
  fresh: Event[] = $state.raw([]);
  readonly events: Event[];
  readonly stops: number[];
  readonly rounds: number[];
  private readonly pace: EventQueue<number>;

  /** Opens after so many events. */
  constructor(
    readonly replay: Replay,
    event: number,
    private readonly hold: Hold = () => 0,
    clock = browserTimer,
  ) {
    this.events = replayEvents(replay);
    this.stops = stops(this.events);
    this.rounds = this.stops.map((event) => Number(replay.positions[event]?.round ?? 0));
    this.at = this.stopAt(event);
    this.pace = new EventQueue(
      (stop) => this.play(stop),
      (stop) => this.waitAt(stop),
      clock,
    );
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

  /** The events of the step that leads to a stop. */
  eventsOf(stop: number): Event[] {
    return this.events.slice(this.stops[stop - 1] ?? 0, this.stops[stop]);
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
    const actor =
      typeof position.to_act === 'number' ? position.to_act : (this.events[event]?.actor ?? NOBODY);
    const facts = this.replay.facts[event] ?? {};
    return {
      position,
      actor,
      legal_moves: null,
      undo: null,
      facts,
      result: null,
      secret: null,
      clocks: null,
    };
  }

  /** Go to a stop; if the replay plays, it plays on from there. */
  go(to: number): void {
    this.pace.clear();
    const stop = Math.max(0, Math.min(this.last, to));
    if (this.playing) this.pace.add(stop);
    else this.show(stop);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the beginning of the next or the last round. */
  stepRound(by: 1 | -1): void {
    const here = this.rounds[this.at]!;
    const next =
      by > 0
        ? this.rounds.findIndex((round) => round > here)
        : this.rounds.indexOf(this.at === this.rounds.indexOf(here) ? here - 1 : here);
    this.go(next < 0 ? (by > 0 ? this.last : 0) : next);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    this.go(this.at === this.last ? 0 : this.at + 1);
  }

  stop(): void {
    this.playing = false;
    this.pace.clear();
  }

  private get animated(): boolean {
    return !this.playing || this.speed <= FASTEST_ANIMATED;
  }

  private show(stop: number): void {
    this.fresh = stop === this.at + 1 && this.animated ? this.eventsOf(stop) : [];
    this.at = stop;
  }

  /** Show a stop and have the next one wait for its turn. */
  private play(stop: number): void {
    this.show(stop);
    if (stop < this.last) this.pace.add(stop + 1);
    else this.playing = false;
  }

  /** How long a stop stays: dice come to rest before the next step. */
  private waitAt(stop: number): number {
    const seen = stop === this.at + 1 && this.animated ? this.hold(this.eventsOf(stop)) : 0;
    return Math.max(seen, SECONDS_OF_STEPS / this.speed);
  }
}
