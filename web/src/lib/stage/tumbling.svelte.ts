/** Rolling dice: their faces flicker and come to rest one after the other. */
import { play } from '../dom/sound';

const TUMBLE = 420;
const BETWEEN_LANDINGS = 90;
const FLICKER = 70;
const LOOK = 200;

const anyFace = (): number => 1 + Math.floor(Math.random() * 6);

/** How long this many dice roll, including a moment to look at them. */
export const tumbleTime = (dice: number): number => TUMBLE + dice * BETWEEN_LANDINGS + LOOK;

export class Tumbling {
  /** The faces to draw; null when nothing flies. */
  faces: number[] | null = $state.raw(null);
  landed = $state(0);
  private flicker: number | undefined;

  /** Let dice fall that show these faces in the end. */
  start(wanted: number[]): void {
    this.stop();
    play('roll');
    const began = performance.now();
    const fly = (): void => {
      const flown = performance.now() - began - TUMBLE;
      this.landed = Math.max(0, Math.min(wanted.length, Math.floor(flown / BETWEEN_LANDINGS) + 1));
      this.faces = wanted.map((face, i) => (i < this.landed ? face : anyFace()));
      if (this.landed === wanted.length) window.clearInterval(this.flicker);
    };
    fly();
    this.flicker = window.setInterval(fly, FLICKER);
  }

  stop(): void {
    window.clearInterval(this.flicker);
    this.faces = null;
    this.landed = 0;
  }
}
