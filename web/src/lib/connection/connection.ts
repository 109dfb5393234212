/** A table's socket: says hello, notices silence, reconnects, and repeats requests that were not answered. */
import type { FromPage, ToPage } from './messages';
import { takeSocket } from './early-socket';
import { isHere } from '../table/own-tables';
import { type Timer, browserTimer } from '../timer';
import { openHere } from './here-socket';

export type Line = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Listener {
  /** The version that is known here, for the hello. */
  have(): number | null;
  message(message: ToPage): void;
  line(line: Line): void;
  /** The server has closed the connection for good. */
  refused(code: number): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings extends Timer {
  open(): Socket;
  /** From 0 to 1. */
  random(): number;
}

type Request = Extract<FromPage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A connection that has lasted this long and brought messages is good: the next wait is short again. */
const GOOD_AFTER = 10_000;
const OPEN_WITHIN = 10_000;
/** Ping after this much silence, and give up if nothing comes within that. */
const PING_AFTER = 5_000;
const ANSWER_WITHIN = 5_000;
/** Where the browser has hinted at trouble, or comes back from sleep. */
const QUICK_ANSWER = 2_000;
/** What a browser reports of a broken connection. */
export const NO_ANSWER = 1006;

/**
 * The server won't take this connection back: a bad greeting, a wrong token, no such table, a seat given away;
 * or this browser cannot play without one.
 */
export const REFUSALS = {
  badHello: 4400,
  forbidden: 4403,
  noTable: 4404,
  seatEnded: 4410,
  noPocket: 4500,
} as const;
const FINAL: number[] = Object.values(REFUSALS);

/** Doubles each time, up to a limit; half of it is random, so that not everybody comes back at once. */
export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
  return longest * (0.5 + random / 2);
}

export class Connection {
  private socket: Socket | null = null;
  private opened = false;
  private attempt = 0;
  private ended = false;
  private counter = 0;
  /** Whether this connection has brought anything from the server yet. */
  private heard = false;
  private retryTimer: number | null = null;
  private pulseTimer: number | null = null;
  private goodTimer: number | null = null;
  private readonly unanswered = new Map<string, Request>();

  constructor(
    private readonly surroundings: Surroundings,
    private readonly listener: Listener,
    private readonly tokens: string[],
    private readonly client: string,
  ) {}

  /** Connect now, without waiting any longer. */
  open(): void {
    if (this.socket || this.ended) return;
    this.stopTimers();
    this.listener.line('connecting');
    const socket = this.surroundings.open();
    this.socket = socket;
    this.opened = false;
    this.heard = false;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(socket, String(event.data));
    socket.onclose = ({ code }) => this.lost(socket, code);
    this.expect(OPEN_WITHIN);
  }

  /** The browser went offline or came back, or the reader has returned: find out at once how things are. */
  check(): void {
    if (!this.socket) return this.open();
    if (this.opened) this.ping(QUICK_ANSWER);
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

  /** Send something that may be lost with the connection. */
  send(message: FromPage): void {
    if (this.opened) this.socket?.send(JSON.stringify(message));
  }

  private greet(socket: Socket): void {
    if (socket !== this.socket) return;
    this.opened = true;
    this.send({ type: 'hello', tokens: this.tokens, have: this.listener.have() });
    for (const request of this.unanswered.values()) this.send(request);
    this.listener.line('open');
    this.goodTimer = this.surroundings.later(() => this.proveGood(), GOOD_AFTER);
    this.expect(ANSWER_WITHIN);
  }

  private proveGood(): void {
    if (this.heard) this.attempt = 0;
  }

  private hear(socket: Socket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as ToPage;
    this.heard = true;
    this.afterSilence(() => this.ping(ANSWER_WITHIN), PING_AFTER);
    if (message.type === 'accepted' || message.type === 'refused') this.unanswered.delete(message.id);
    if (message.type !== 'pong') this.listener.message(message);
  }

  private ping(within: number): void {
    this.send({ type: 'ping' });
    this.expect(within);
  }

  /** A dead connection never says goodbye: don't wait for it. */
  private expect(within: number): void {
    this.afterSilence(() => this.giveUp(), within);
  }

  private afterSilence(action: () => void, milliseconds: number): void {
    if (this.pulseTimer !== null) this.surroundings.cancel(this.pulseTimer);
    this.pulseTimer = this.surroundings.later(action, milliseconds);
  }

  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket, NO_ANSWER);
    socket.close();
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    if (FINAL.includes(code)) {
      this.close();
      this.listener.refused(code);
      return;
    }
    this.socket = null;
    this.stopTimers();
    this.listener.line('waiting');
    this.retryTimer = this.surroundings.later(
      () => this.open(),
      waitBefore(this.attempt++, this.surroundings.random()),
    );
  }

  private stopTimers(): void {
    for (const timer of [this.retryTimer, this.pulseTimer, this.goodTimer])
      if (timer !== null) this.surroundings.cancel(timer);
    this.retryTimer = this.pulseTimer = this.goodTimer = null;
  }
}

/** The real surroundings of a table's socket. */
export function browserSurroundings(table: string): Surroundings {
  return {
    open: () => (isHere(table) ? openHere(table) : (takeSocket(table) as Socket)),
    ...browserTimer,
    random: Math.random,
  };
}
