/** Holds the old view while dice tumble, then shows the new one: nobody sees the end before the roll. */
import { mayMove } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { type Dice, type View, rolledFaces } from './view';
import type { Event } from '../lib/messages';

const TUMBLE = 420;
const BETWEEN_LANDINGS = 90;
const FLICKER = 70;
const LOOK = 200;

const anyFace = (): number => 1 + Math.floor(Math.random() * 6);

export class Stage {
  view: View = $state.raw()!;
  /** The faces to draw while dice tumble; null when they lie. */
  faces: number[] | null = $state.raw(null);
  landed = $state(0);
  private flicker: number | null = null;
  private readonly landings: number[] = [];
  /** What is shown when the dice lie. */
  private next: View | null = null;

  constructor(view: View) {
    this.view = view;
  }

  show(view: View, fresh: Event[]): void {
    const faces = rolledFaces(fresh);
    this.stop();
    if (faces.length === 0 || !mayMove()) this.view = view;
    else this.tumble(faces, view);
  }

  /** A click finishes any movement. */
  finish = (): void => {
    const view = this.next;
    this.stop();
    if (view) this.view = view;
  };

  stop(): void {
    if (this.flicker !== null) clearInterval(this.flicker);
    for (const timer of this.landings.splice(0)) clearTimeout(timer);
    this.flicker = null;
    this.faces = null;
    this.next = null;
  }

  private tumble(faces: number[], then: View): void {
    play('roll');
    this.next = then;
    this.landed = 0;
    this.faces = faces.map(anyFace);
    this.flicker = window.setInterval(() => {
      this.faces = faces.map((face, i) => (i < this.landed ? face : anyFace()));
    }, FLICKER);
    faces.forEach((_, i) => this.landings.push(window.setTimeout(() => (this.landed = i + 1), TUMBLE + i * BETWEEN_LANDINGS)));
    const end = TUMBLE + faces.length * BETWEEN_LANDINGS;
    this.landings.push(window.setTimeout(() => (this.faces = faces), end));
    this.landings.push(window.setTimeout(this.finish, end + LOOK));
  }
}

/** Dice from faces in the order of chance: white, gold, then the other black ones. */
export function diceOf([white, gold, ...black]: number[]): Dice {
  return { white: white ?? 1, gold: gold ?? null, black };
}
