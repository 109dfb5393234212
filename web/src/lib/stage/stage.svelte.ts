/**
 * What a game shows: the last picture it was given, and the scenes that lead from one picture to the next.
 *
 * A picture is drawn as it is unless it follows directly on the one before: only then there is something to play.
 * So a step back, a jump in a replay or a reload shows the new picture at once.
 */
import type { Event } from '../connection/messages';
import { type Timer, browserTimer } from '../timer';

/** A part of what is played: what is drawn meanwhile and for how long, in milliseconds. */
export interface Beat<Picture, Scene> {
  /** What lies on the table meanwhile; the picture before if left out. */
  picture?: Picture;
  scene: Scene;
  /** Infinity waits for `goOn`. */
  lasts: number;
  /** A card to read: a click elsewhere does not end it, only `goOn` and its time do. */
  stays?: boolean;
}

/** The beats from one picture to the next, for the events that led there. */
export type Plan<Picture, Scene> = (from: Picture, to: Picture, fresh: Event[]) => Beat<Picture, Scene>[];

export class Stage<Picture, Scene> {
  picture: Picture = $state.raw()!;
  /** What is being played over the picture; null when all is at rest. */
  scene: Scene | null = $state.raw(null);

  private next: Picture | null = null;
  private beats: Beat<Picture, Scene>[] = [];
  private beat: Beat<Picture, Scene> | null = null;
  private timer: number | null = null;

  /** `version` is that of the last event the picture shows. */
  constructor(
    picture: Picture,
    private version: number,
    private readonly plan: Plan<Picture, Scene>,
    private readonly clock: Timer = browserTimer,
  ) {
    this.picture = picture;
  }

  get busy(): boolean {
    return this.beat !== null;
  }

  /** A new picture, with the log up to it and its newest events. */
  show(to: Picture, log: Event[], fresh: Event[]): void {
    const follows = fresh.length > 0 && (log.at(-fresh.length - 1)?.version ?? 0) === this.version;
    this.stop();
    this.rest(); // what was cut short is over
    this.version = log.at(-1)?.version ?? 0;
    this.beats = follows ? this.plan(this.picture, to, fresh) : [];
    this.next = to;
    this.play();
  }

  /** Play beats over the picture as it is. */
  perform(beats: Beat<Picture, Scene>[]): void {
    this.stop();
    this.rest();
    this.beats = beats;
    this.play();
  }

  /** A click finishes any movement, but leaves what is there to be read. */
  finish = (): void => {
    if (this.beat && !this.beat.stays) this.goOn();
  };

  /** To the next beat. */
  goOn = (): void => {
    this.cancel();
    this.play();
  };

  /** Stay at this beat until `goOn`. */
  hold = (): void => this.cancel();

  /** Forget what was to be played. */
  stop(): void {
    this.cancel();
    this.beats = [];
    this.beat = null;
    this.scene = null;
  }

  private play(): void {
    this.beat = this.beats.shift() ?? null;
    this.scene = this.beat?.scene ?? null;
    if (this.beat?.picture) this.picture = this.beat.picture;
    if (this.beat === null) this.rest();
    else if (this.beat.lasts < Infinity) this.timer = this.clock.later(this.goOn, this.beat.lasts);
  }

  private rest(): void {
    if (this.next !== null) this.picture = this.next;
    this.next = null;
  }

  private cancel(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }
}
