import { describe, expect, it, vi } from 'vitest';
import type { Socket } from '../lib/connection/connection';
import { Port } from './port';

interface Said {
  id: number;
  type: string;
  [more: string]: unknown;
}

function open() {
  const said: Said[] = [];
  const port = new Port((text) => said.push(JSON.parse(text) as Said));
  const tell = (message: object): void => port.hear(JSON.stringify(message));
  return { said, port, tell };
}

const newSocket = (): Socket & { heard: unknown[] } => {
  const heard: unknown[] = [];
  return {
    heard,
    send: () => undefined,
    close: () => undefined,
    onopen: () => heard.push('open'),
    onmessage: ({ data }) => heard.push(data),
    onclose: ({ code }) => heard.push(code),
  };
};

describe('the port to the pocket', () => {
  it('asks as one asks a server, and gives the answer piece by piece', async () => {
    const { said, port, tell } = open();
    const asked = port.fetch('/replay', { method: 'POST', body: 'a record' });
    expect(said[0]).toMatchObject({ type: 'request', path: '/api/replay', method: 'POST', body: 'a record' });
    tell({ id: 1, type: 'answer', status: 422 });
    for (const text of ['{"rea', 'son":1}']) tell({ id: 1, type: 'text', text });
    tell({ id: 1, type: 'closed', code: 1000 });
    const answer = await asked;
    expect([answer.status, await answer.json()]).toEqual([422, { reason: 1 }]);
  });

  it('connects sockets, each with its own messages', () => {
    const { said, port, tell } = open();
    const [one, two] = [newSocket(), newSocket()];
    port.connect('first', one);
    port.connect('second', two);
    tell({ id: 1, type: 'connected' });
    tell({ id: 2, type: 'text', text: 'hello' });
    one.send('a move');
    expect(said.at(-1)).toEqual({ id: 1, type: 'text', text: 'a move' });
    tell({ id: 1, type: 'closed', code: 4404 });
    expect([one.heard, two.heard]).toEqual([['open', 4404], ['hello']]);
  });

  it('closes everything when the worker has died', async () => {
    const { port } = open();
    const [asked, socket] = [port.fetch('/games', {}), newSocket()];
    port.connect('table', socket);
    port.end();
    expect(socket.heard).toEqual([1006]);
    await expect(asked).rejects.toMatchObject({ kind: 'pocket-died' });
  });

  it('tells the worker when nobody awaits an answer any longer', async () => {
    const { said, port } = open();
    const stop = new AbortController();
    const asked = port.fetch('/analysis', { signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(said.at(-1)).toEqual({ id: 1, type: 'close' });
  });

  it('keeps the line of a worker that thinks, until it has owed an answer for too long', async () => {
    vi.useFakeTimers();
    const { said, port, tell } = open();
    const socket = newSocket();
    port.connect('table', socket);
    const ping = async (): Promise<void> => {
      socket.send('{"type":"ping"}');
      await Promise.resolve();
    };
    vi.advanceTimersByTime(20_000);
    await ping();
    expect([socket.heard, said.at(-1)!.type]).toEqual([['{"type":"pong"}'], 'text']);
    vi.advanceTimersByTime(20_000);
    await ping();
    expect([socket.heard.length, port.isAlive()]).toEqual([1, false]);
    tell({ id: 1, type: 'connected' });
    expect(port.isAlive()).toBe(true);
    vi.useRealTimers();
  });
});
