/** A connection's surroundings under control; for tests alone. */
import type { Socket, Surroundings } from '../src/lib/connection/connection';
import type { FromPage, ToPage } from '../src/lib/connection/messages';

/** The client's end of a socket; the test is the server. */
export class Wire implements Socket {
  sent: FromPage[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  dead = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close(code = 1006): void {
    if (!this.dead) this.onclose?.({ code });
  }

  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

/** Sockets that open when they are told to, and a clock that moves when it is told to. */
export class Surrounding implements Surroundings {
  wires: Wire[] = [];
  private now = 0;
  private timers = new Map<number, { at: number; action: () => void }>();
  private count = 0;

  open(): Socket {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }

  later(action: () => void, milliseconds: number): number {
    this.timers.set(++this.count, { at: this.now + milliseconds, action });
    return this.count;
  }

  cancel(timer: number): void {
    this.timers.delete(timer);
  }

  random(): number {
    return 1;
  }

  get wire(): Wire {
    return this.wires.at(-1)!;
  }

  /** Let this much time pass. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].action();
    }
    this.now = end;
  }

  get waiting(): number {
    return this.timers.size;
  }
}
