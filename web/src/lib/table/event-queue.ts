/** Lets what happened be seen one after the other, without ever falling far behind. */
import type { Timer } from '../timer';

const MOST_WAITING = 8;

export class EventQueue<T> {
  private readonly waiting: T[] = [];
  private timer: number | null = null;
  /** The reader looks at something: what comes waits. */
  private held = false;
  private most = MOST_WAITING;

  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number,
    private readonly clock: Timer,
    /** Called whenever the last thing has been shown long enough, or something new is shown. */
    private readonly tell: (busy: boolean) => void = () => undefined,
  ) {}

  get busy(): boolean {
    return this.timer !== null;
  }

  add(item: T): void {
    this.waiting.push(item);
    if (this.waiting.length > this.most) this.finish();
    else if (!this.busy) this.next();
  }

  /** While the reader looks at something nothing is shown; all that came meanwhile is shown after. */
  wait(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    this.most = held ? Infinity : Math.max(MOST_WAITING, this.waiting.length);
    if (!held && !this.busy) this.next();
  }

  /** Show all that waits at once: a click finishes any movement. */
  finish(): void {
    if (this.held) return;
    this.stop();
    this.most = MOST_WAITING;
    for (const item of this.waiting.splice(0)) this.show(item);
    this.tell(false);
  }

  /** Forget what waits: a fresh view has come. */
  clear(): void {
    this.stop();
    this.waiting.length = 0;
    this.tell(false);
  }

  private next(): void {
    this.timer = null;
    if (this.held) return;
    const item = this.waiting.shift();
    this.tell(item !== undefined);
    if (item === undefined) {
      this.most = MOST_WAITING;
      return;
    }
    this.timer = this.clock.later(() => this.next(), this.hold(item));
    this.show(item);
  }

  private stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }
}
