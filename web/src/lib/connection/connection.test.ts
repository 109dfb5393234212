import { describe, expect, it } from 'vitest';
import { Surrounding } from '../../../test-data/surroundings';
import { Connection, type Line, waitBefore } from './connection';
import type { ToPage } from './messages';

function connect(have: number | null = null) {
  const world = new Surrounding();
  const [heard, lines, refused]: [ToPage[], Line[], number[]] = [[], [], []];
  const listener = {
    have: () => have,
    message: (m: ToPage) => heard.push(m),
    line: (l: Line) => lines.push(l),
    refused: (code: number) => refused.push(code),
  };
  const connection = new Connection(world, listener, ['secret'], 'me');
  connection.open();
  world.wire.onopen!();
  return { world, connection, heard, lines, refused };
}

const MOVE = { type: 'move', seat: 0, code: 7, version: 3 } as const;
const SEATS: ToPage = { type: 'seats', seats: [], watchers: 0 };

describe('a connection', () => {
  it('says hello first, with the tokens and what is known', () => {
    const { world, lines } = connect(12);
    expect(world.wire.sent[0]).toEqual({ type: 'hello', tokens: ['secret'], have: 12 });
    expect(lines).toEqual(['connecting', 'open']);
  });

  it('gives every move an id of its own', () => {
    const { world, connection } = connect();
    const ids = [connection.request(MOVE), connection.request(MOVE)];
    expect(new Set(ids).size).toBe(2);
    expect(world.wire.sent.slice(1).map((message) => 'id' in message && message.id)).toEqual(ids);
  });

  it('reconnects by itself and repeats what was not answered', () => {
    const { world, connection, lines } = connect();
    const [answered, open] = [connection.request(MOVE), connection.request(MOVE)];
    world.wire.say({ type: 'accepted', id: answered, version: 4 });
    world.wire.close();
    expect(lines.at(-1)).toBe('waiting');
    world.pass(500);
    world.wire.onopen!();
    expect(world.wires).toHaveLength(2);
    expect(world.wire.types).toEqual(['hello', 'move']);
    expect(world.wire.sent[1]).toMatchObject({ id: open });
  });

  it('sends a request only once when it was made before the socket opened', () => {
    const { world, connection } = connect();
    world.wire.close();
    world.pass(500);
    connection.request(MOVE);
    world.wire.onopen!();
    expect(world.wire.types).toEqual(['hello', 'move']);
  });

  it('waits longer each time, with some chance, but never too long', () => {
    expect([0, 1, 2, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([500, 1000, 2000, 15_000]);
    expect(waitBefore(2, 0)).toBe(1000);
  });

  it('waits longer each time although the server accepts and then closes', () => {
    const { world } = connect();
    for (const wait of [500, 1000, 2000, 4000]) {
      world.wire.say({ type: 'closed', reason: 'the database does not answer' });
      world.wire.close(1013);
      const tries = world.wires.length;
      world.pass(wait - 1);
      expect(world.wires).toHaveLength(tries);
      world.pass(1);
      expect(world.wires).toHaveLength(tries + 1);
      world.wire.onopen!();
    }
  });

  it('waits little again after a connection that has proved good', () => {
    const { world } = connect();
    world.wire.close();
    world.pass(500);
    world.wire.onopen!();
    for (let second = 0; second < 11; second++) {
      world.wire.say(SEATS);
      world.pass(1000);
    }
    world.wire.close();
    world.pass(500);
    expect(world.wires).toHaveLength(3);
  });

  it.each([4400, 4403, 4404, 4410])('gives up when it is closed with %i, and says why', (code) => {
    const { world, lines, refused } = connect();
    world.wire.close(code);
    expect(lines.at(-1)).toBe('closed');
    expect(refused).toEqual([code]);
    expect(world.waiting).toBe(0);
  });

  it('notices within ten seconds that nothing comes any more', () => {
    const { world, lines } = connect();
    world.wire.say(SEATS);
    world.wire.dead = true;
    world.pass(5000);
    expect(world.wire.types.at(-1)).toBe('ping');
    expect(lines.at(-1)).toBe('open');
    world.pass(5000);
    expect(lines.at(-1)).toBe('waiting');
  });

  it('pings only in silence', () => {
    const { world } = connect();
    for (let second = 0; second < 20; second++) {
      world.wire.say(SEATS);
      world.pass(1000);
    }
    expect(world.wire.types).toEqual(['hello']);
  });

  it('asks at once when it is told to check, and reconnects at once when it was waiting', () => {
    const { world, connection, lines } = connect();
    world.wire.say(SEATS);
    connection.check();
    expect(world.wire.types.at(-1)).toBe('ping');
    world.pass(2000);
    expect(lines.at(-1)).toBe('waiting');
    connection.check();
    expect(lines.at(-1)).toBe('connecting');
    expect(world.wires).toHaveLength(2);
  });

  it('does not wait for ever for a socket to open', () => {
    const { world, lines } = connect();
    world.wire.close();
    world.pass(500);
    world.pass(10_000);
    expect(lines.at(-1)).toBe('waiting');
  });

  it('does not wait for the goodbye of a dead connection, nor mind it when it comes', () => {
    const { world, lines } = connect();
    const [dead] = world.wires;
    dead!.dead = true;
    world.pass(5000);
    expect(lines.at(-1)).toBe('waiting');
    world.pass(500);
    world.wire.onopen!();
    dead!.onclose!({ code: 1006 });
    dead!.say(SEATS);
    expect(world.wires).toHaveLength(2);
    expect(lines.at(-1)).toBe('open');
  });

  it('keeps pongs to itself', () => {
    const { world, heard } = connect();
    world.wire.say({ type: 'pong' });
    world.wire.say(SEATS);
    expect(heard).toEqual([SEATS]);
  });
});
