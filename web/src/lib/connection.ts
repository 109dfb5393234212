/** A table's socket: says hello, comes back by itself, and repeats what was not yet answered. */
import type { FromPage, ToPage } from './messages';
import { takeSocket } from './socket';

export type Line = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Listener {
  /** The version that is known here, for the hello. */
  have(): number | null;
  message(message: ToPage): void;
  line(line: Line): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(): Socket;
  later(action: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

type Request = Extract<FromPage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
/** What a browser says, too, of a line that broke. */
const NO_ANSWER = 1006;
/** Closed for good: a bad greeting, a token of another table, no such table. */
const FINAL = [4400, 4403, 4404];

export const waitBefore = (attempt: number): number => Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);

export class Connection {
  private socket: Socket | null = null;
  private attempt = 0;
  private timer: number | null = null;
  private pulse: number | null = null;
  private answered = true;
  private ended = false;
  private counter = 0;
  private readonly unanswered = new Map<string, Request>();

  constructor(
    private readonly surroundings: Surroundings,
    private readonly listener: Listener,
    private readonly tokens: string[],
    private readonly client: string,
  ) {}

  /** Open the line, now; also used when the browser comes back online. */
  open(): void {
    if (this.socket || this.ended) return;
    this.stopTimers();
    this.listener.line('connecting');
    const socket = this.surroundings.open();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  /** End for good. */
  close(): void {
    this.ended = true;
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
    this.listener.line('closed');
  }

  /** Send something that is answered by `accepted` or `refused`; its id. */
  request(message: WithoutId<Request>): string {
    const id = `${this.client}-${++this.counter}`;
    const request: Request = { ...message, id };
    this.unanswered.set(id, request);
    this.send(request);
    return id;
  }

  /** Send something that may be lost with the line. */
  send(message: FromPage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private greet(): void {
    this.send({ type: 'hello', tokens: this.tokens, have: this.listener.have() });
    for (const request of this.unanswered.values()) this.send(request);
    this.attempt = 0;
    this.listener.line('open');
    this.beat();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ToPage;
    this.answered = true;
    if (message.type === 'accepted' || message.type === 'refused') this.unanswered.delete(message.id);
    if (message.type !== 'pong') this.listener.message(message);
  }

  private beat(): void {
    this.answered = true;
    const check = (): void => {
      if (!this.answered) return this.giveUp();
      this.answered = false;
      this.send({ type: 'ping' });
      this.pulse = this.surroundings.later(check, PING_EVERY);
    };
    this.pulse = this.surroundings.later(check, PING_EVERY);
  }

  /** A dead line is not waited for: it never says the goodbye that the browser would wait for. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket, NO_ANSWER);
    socket.close();
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    if (FINAL.includes(code)) return this.close();
    this.socket = null;
    this.stopTimers();
    this.listener.line('waiting');
    this.timer = this.surroundings.later(() => this.open(), waitBefore(this.attempt++));
  }

  private stopTimers(): void {
    if (this.timer !== null) this.surroundings.cancel(this.timer);
    if (this.pulse !== null) this.surroundings.cancel(this.pulse);
    this.timer = null;
    this.pulse = null;
  }
}

/** The real surroundings of a table's socket. */
export function browserSurroundings(table: string): Surroundings {
  return {
    open: () => takeSocket(table) as Socket,
    later: (action, milliseconds) => window.setTimeout(action, milliseconds),
    cancel: (timer) => window.clearTimeout(timer),
  };
}
