/** What the page shows now: the view, dice that still tumble, and the end of a round until the reader has seen it. */
import type { Event } from '../lib/messages';
import { mayMove } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { after } from './after';
import { type Choice, STEPS } from './closing';
import { resumed } from './resumed';
import type { View } from './view';

const TUMBLE = 420;
const BETWEEN_LANDINGS = 70;
const FLICKER = 80;

const anyFace = (): number => 1 + Math.floor(Math.random() * 6);
const isMove = (event: Event): boolean => event.kind === 'move';

export class Stage {
  view: View = $state.raw()!;
  /** How all dice lay when the counting began; null during a round. */
  board: View | null = $state.raw(null);
  choices: Choice[] = $state.raw([]);
  /** The step the reader looks at. */
  shown = $state(0);
  /** How many dice of the tray have come to rest; null when all lie. */
  landed: number | null = $state(null);
  /** Faces of tumbling dice. */
  flicker: number[] = $state.raw([]);
  private timers: number[] = [];
  private version: number;

  constructor(view: View, log: Event[]) {
    this.view = view;
    this.version = log.at(-1)?.version ?? -1;
    this.resume(view, log);
  }

  /** What the log tells beyond what was shown leads to the view. Gives that news back. */
  show(view: View, log: Event[]): Event[] {
    const old = this.view;
    const fresh = log.filter((event) => event.version > this.version);
    this.version = log.at(-1)?.version ?? this.version;
    this.stop();
    this.view = view;
    if (this.board && view.round > this.board.round + 1) this.board = null;
    this.followEnd(old, view, fresh);
    if (!this.board) this.resume(view, log);
    if (!this.board && rolled(old, view, fresh)) this.tumble(view);
    return fresh;
  }

  /** The reader has seen the round's end. */
  leave(): void {
    this.board = null;
    this.choices = [];
    this.shown = 0;
    this.tumble(this.view);
  }

  next(reached: number): void {
    this.shown = Math.min(this.shown + 1, reached, STEPS.length - 1);
  }

  /** A click finishes any movement. */
  stop(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.landed = null;
  }

  private followEnd(old: View, view: View, fresh: Event[]): void {
    const moves = fresh.filter(isMove);
    if (fresh.some((event) => event.kind === 'undo')) this.takeBack(view);
    else if (this.board && this.board.round === old.round && old.closing) this.choices = [...this.choices, ...moves];
    else if (ends(old, view) && moves.length === 1) this.begin(after(old, moves[0]!.actor, moves[0]!.text));
  }

  private takeBack(view: View): void {
    if (view.closing) this.choices = this.choices.slice(0, -1);
    else this.board = null;
  }

  private begin(board: View, choices: Choice[] = []): void {
    this.board = board;
    this.choices = choices;
    this.shown = 0;
  }

  /** In the middle of a round's end. */
  private resume(view: View, log: Event[]): void {
    if (!view.closing || view.phase === 'over') return;
    const { board, choices } = resumed(view, view.closing, log);
    this.begin(board, choices);
  }

  private tumble(view: View): void {
    if (!mayMove() || view.phase === 'over') return;
    play('roll');
    const count = 8;
    this.landed = 0;
    this.flicker = Array.from({ length: count }, anyFace);
    const spin = window.setInterval(() => (this.flicker = this.flicker.map(anyFace)), FLICKER);
    this.timers.push(spin);
    for (let i = 1; i < count; i++) this.timers.push(window.setTimeout(() => (this.landed = i), TUMBLE + i * BETWEEN_LANDINGS));
    this.timers.push(window.setTimeout(() => this.stop(), TUMBLE + count * BETWEEN_LANDINGS));
  }
}

/** A round ends when its counting begins, or was over in one go. */
const ends = (old: View, view: View): boolean =>
  old.round > 0 && !old.closing && (view.closing !== null || view.round > old.round || view.phase === 'over');

/** All dice were rolled: a new round, or the first one. */
const rolled = (old: View, view: View, fresh: Event[]): boolean =>
  view.round !== old.round && fresh.some(({ kind, text }) => kind === 'chance' && text.startsWith('die '));
