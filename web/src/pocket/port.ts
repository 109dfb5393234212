/** Speaks with the pocket's worker; the messages are those of src/buttonbox/pocket/port_messages.py. */
import type { Socket } from '../lib/connection/connection';
import { type Problem, unanswered } from '../lib/connection/problem';

type ToPort =
  | { type: 'request'; path: string; method: string; headers: Record<string, string>; body: string }
  | { type: 'connect'; table: string }
  | { type: 'text'; text: string }
  | { type: 'close' };
type FromPort = { id: number } & (
  | { type: 'answer'; status: number }
  | { type: 'connected' }
  | { type: 'text'; text: string }
  | { type: 'closed'; code: number }
);
type Hear = (message: FromPort) => void;

/** A worker that owes an answer for so many milliseconds is dead; a bot's longest thought is shorter. */
const DEAD_AFTER = 30_000;
/** A worker that thinks does not answer at once: the port says that the line is good. */
const PING = JSON.stringify({ type: 'ping' });
const PONG = JSON.stringify({ type: 'pong' });
const DONE = 1000;
const DIED = 1006;
const encoder = new TextEncoder();
const died = (): Problem => unanswered('pocket-died');

export class Port {
  private readonly exchanges = new Map<number, Hear>();
  private counter = 0;
  /** Since when the worker owes an answer. */
  private askedAt: number | null = null;

  constructor(private readonly post: (text: string) => void) {}

  hear(text: string): void {
    this.askedAt = null;
    const message = JSON.parse(text) as FromPort;
    const hear = this.exchanges.get(message.id);
    if (message.type === 'closed') this.exchanges.delete(message.id);
    hear?.(message);
  }

  /** The worker is no more. */
  end(): void {
    for (const [id, hear] of [...this.exchanges]) hear({ id, type: 'closed', code: DIED });
    this.exchanges.clear();
  }

  /** Whether the worker may still answer. */
  isAlive(): boolean {
    return this.askedAt === null || Date.now() - this.askedAt < DEAD_AFTER;
  }

  fetch(path: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      let pieces!: ReadableStreamDefaultController<Uint8Array>;
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (pieces = controller) });
      const fail = (error: unknown): void => {
        reject(error);
        pieces.error(error);
      };
      const asked = {
        type: 'request' as const,
        path: `/api${path}`,
        method,
        headers: { ...(headers as Record<string, string>) },
        body: (body as string | undefined) ?? '',
      };
      const id = this.begin(asked, (message) => {
        if (message.type === 'answer') resolve(new Response(stream, { status: message.status }));
        else if (message.type === 'text') pieces.enqueue(encoder.encode(message.text));
        else if (message.type === 'closed' && message.code === DONE) pieces.close();
        else fail(died());
      });
      signal?.addEventListener('abort', () => this.stop(id, () => fail(signal.reason)));
    });
  }

  /** Connect a socket with a table. */
  connect(table: string, socket: Socket): void {
    const id = this.begin({ type: 'connect', table }, (message) => {
      if (message.type === 'connected') socket.onopen?.();
      else if (message.type === 'text') socket.onmessage?.({ data: message.text });
      else if (message.type === 'closed') socket.onclose?.({ code: message.code });
    });
    socket.send = (text) => {
      this.say(id, { type: 'text', text });
      if (text === PING && this.isAlive()) queueMicrotask(() => socket.onmessage?.({ data: PONG }));
    };
    socket.close = () => this.stop(id, () => undefined);
  }

  private stop(id: number, then: () => void): void {
    if (!this.exchanges.delete(id)) return;
    this.say(id, { type: 'close' });
    then();
  }

  private begin(message: ToPort, hear: Hear): number {
    const id = ++this.counter;
    this.exchanges.set(id, hear);
    this.say(id, message);
    return id;
  }

  private say(id: number, message: ToPort): void {
    if (message.type !== 'close') this.askedAt ??= Date.now();
    this.post(JSON.stringify({ ...message, id }));
  }
}
