/** A lesson on the page: a table whose dice and other players do as they were told. */
import type { Attempt, GamePage } from '../lib/game';
import type { Event, Events, Lesson, LessonStep, Now } from '../lib/connection/messages';
import { EventQueue } from '../lib/table/event-queue';
import type { Timer } from '../lib/timer';
import { mayMove } from '../lib/app/settings.svelte';
import { keepPlace } from './progress';

/** Why a press led nowhere: the guide wants another move, or waits to go on. */
export type Nudge = 'move' | 'next';

export class Learning {
  at = $state(0);
  now: Now = $state.raw()!;
  log: Event[] = $state.raw([]);
  fresh: Event[] = $state.raw([]);
  /** All that led to this step was shown: the guide speaks. */
  speaking = $state(false);
  nudge: Nudge | null = $state(null);
  /** Grows with every table that is set anew: another scene, or once more from the start. */
  sitting = $state(0);

  /** The moves of this step that are still to come. */
  private missing: number[] = [];
  private readonly pace: EventQueue<Events | null>;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    page: GamePage,
    clock: Timer,
    place = 0,
  ) {
    const hold = (beat: Events | null): number =>
      beat?.events.length && mayMove() ? page.hold(beat.events) : 0;
    this.pace = new EventQueue((beat) => this.show(beat), hold, clock);
    this.resume(Math.min(place, lesson.steps.length - 1));
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  close(): void {
    this.pace.clear();
  }

  /** A click finishes any movement. */
  finish = (): void => {
    if (this.pace.busy) this.pace.finish();
  };

  /** The reader has read it. */
  next = (): void => {
    if (this.speaking && this.missing.length === 0 && !this.last) this.enter(this.at + 1);
  };

  again = (): void => {
    this.pace.clear();
    this.resume(0);
  };

  act = (move: number | Attempt): void => {
    if (!this.speaking) return;
    const place = typeof move === 'number' ? this.missing.indexOf(move) : -1;
    if (place < 0) return this.turnDown();
    this.nudge = null;
    this.missing = this.missing.filter((_, i) => i !== place);
    if (this.missing.length === 0) this.enter(this.at + 1);
    else this.now = { ...this.now }; // the game's screen sends the next of several when it is shown anew
  };

  /** Anything else that was pressed on the table. */
  turnDown = (): void => {
    this.missing = [...this.step.wanted];
    this.nudge = this.step.wanted.length ? 'move' : 'next';
  };

  calm = (): void => {
    this.nudge = null;
  };

  private enter(at: number): void {
    this.begin(at);
    if (this.step.scene !== this.lesson.steps[at - 1]?.scene) this.setTable([], this.step.beats[0]!.now);
    for (const beat of [...this.step.beats, null]) this.pace.add(beat);
  }

  /** As if all up to here had been played. */
  private resume(at: number): void {
    this.begin(at);
    const scene = this.lesson.steps.slice(0, at + 1).filter((step) => step.scene === this.step.scene);
    const beats = scene.flatMap((step) => step.beats);
    this.setTable(
      beats.flatMap((beat) => beat.events),
      beats.at(-1)!.now,
    );
    this.speaking = true;
  }

  private setTable(log: Event[], now: Now): void {
    this.sitting += 1;
    this.log = log;
    this.fresh = [];
    this.now = now;
  }

  private begin(at: number): void {
    this.at = at;
    this.speaking = false;
    this.nudge = null;
    this.missing = [...this.step.wanted];
    keepPlace(this.game, this.last ? 'end' : at);
  }

  private show(beat: Events | null): void {
    if (beat === null) {
      this.speaking = true;
      return;
    }
    this.log = [...this.log, ...beat.events];
    this.fresh = beat.events;
    this.now = beat.now;
  }
}
