import { describe, expect, it } from 'vitest';
import { Connection, type Line, type Socket, type Surroundings, waitBefore } from './connection';
import type { FromPage, ToPage } from './messages';

class Wire implements Socket {
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
}

/** A clock that moves when it is told to. */
class Surrounding implements Surroundings {
  wires: Wire[] = [];
  timers: { action: () => void; milliseconds: number }[] = [];

  open(): Socket {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }

  later(action: () => void, milliseconds: number): number {
    return this.timers.push({ action, milliseconds }) - 1;
  }

  cancel(timer: number): void {
    this.timers[timer] = { action: () => undefined, milliseconds: NaN };
  }

  get wire(): Wire {
    return this.wires.at(-1)!;
  }

  ring(): void {
    this.timers.at(-1)!.action();
  }
}

function connect(have: number | null = null) {
  const world = new Surrounding();
  const [heard, lines]: [ToPage[], Line[]] = [[], []];
  const listener = { have: () => have, message: (m: ToPage) => heard.push(m), line: (l: Line) => lines.push(l) };
  const connection = new Connection(world, listener, ['secret'], 'me');
  connection.open();
  world.wire.onopen!();
  return { world, connection, heard, lines };
}

const MOVE = { type: 'move', seat: 0, code: 7, version: 3 } as const;

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

  it('comes back by itself and repeats what was not answered', () => {
    const { world, connection, lines } = connect();
    const [answered, open] = [connection.request(MOVE), connection.request(MOVE)];
    world.wire.say({ type: 'accepted', id: answered, version: 4 });
    world.wire.close();
    expect(lines.at(-1)).toBe('waiting');
    world.ring();
    world.wire.onopen!();
    expect(world.wires).toHaveLength(2);
    expect(world.wire.sent.map((message) => message.type)).toEqual(['hello', 'move']);
    expect(world.wire.sent[1]).toMatchObject({ id: open });
  });

  it('waits longer each time, but never too long', () => {
    expect([0, 1, 2, 20].map(waitBefore)).toEqual([500, 1000, 2000, 15_000]);
    const { world } = connect();
    world.wire.close();
    expect(world.timers.at(-1)!.milliseconds).toBe(waitBefore(0));
    world.ring();
    world.wire.close();
    expect(world.timers.at(-1)!.milliseconds).toBe(waitBefore(1));
  });

  it.each([4400, 4403, 4404])('gives up when it is closed with %i', (code) => {
    const { world, lines } = connect();
    const timers = world.timers.length;
    world.wire.close(code);
    expect(lines.at(-1)).toBe('closed');
    expect(world.timers).toHaveLength(timers);
  });

  it('hangs up when a ping is not answered', () => {
    const { world, lines } = connect();
    world.ring();
    expect(world.wire.sent.at(-1)).toEqual({ type: 'ping' });
    world.ring();
    expect(lines.at(-1)).toBe('waiting');
  });

  it('does not wait for the goodbye of a dead line, nor mind it when it comes', () => {
    const { world, lines } = connect();
    const [dead] = world.wires;
    dead!.dead = true;
    world.ring();
    world.ring();
    expect(lines.at(-1)).toBe('waiting');
    world.ring();
    world.wire.onopen!();
    dead!.onclose!({ code: 1006 });
    expect(world.wires).toHaveLength(2);
    expect(lines.at(-1)).toBe('open');
  });

  it('keeps pongs to itself', () => {
    const { world, heard } = connect();
    world.wire.say({ type: 'pong' });
    world.wire.say({ type: 'seats', seats: [] });
    expect(heard).toEqual([{ type: 'seats', seats: [] }]);
  });
});
