/** Lets what happened be seen one after the other, without ever falling far behind. */
export interface Timer {
  later(action: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

const MOST_WAITING = 8;

export class Pace<T> {
  private readonly waiting: T[] = [];
  private timer: number | null = null;

  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number,
    private readonly clock: Timer,
  ) {}

  get busy(): boolean {
    return this.timer !== null;
  }

  add(item: T): void {
    this.waiting.push(item);
    if (this.waiting.length > MOST_WAITING) this.finish();
    else if (!this.busy) this.next();
  }

  /** Show all that waits at once: a click finishes any movement. */
  finish(): void {
    this.stop();
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  /** Forget what waits: a fresh view has come. */
  clear(): void {
    this.stop();
    this.waiting.length = 0;
  }

  private next(): void {
    this.timer = null;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.timer = this.clock.later(() => this.next(), this.hold(item));
    this.show(item);
  }

  private stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }
}
