import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samples } from '../../../test-data/buttons';
import { Surrounding } from '../../../test-data/surroundings';
import type { Event, Now, ToPage } from '../connection/messages';
import { loadGame } from '../load-game';
import { TableView } from './table.svelte';

const LONG = 60_000; // milliseconds: a whole game is read in

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves
  await loadGame('buttons');
}, LONG);
afterAll(() => void vi.unstubAllGlobals());

/** A table at which it is the turn of a player here. */
function sit() {
  const world = new Surrounding();
  const table = new TableView('abcdefghij', ['secret'], world);
  world.wire.onopen!();
  const sent = (type: string) =>
    world.wire.sent.findLast((message) => message.type === type) as { id: string } | undefined;
  const refuse = (id: string, rule: string) =>
    world.wire.say({ type: 'refused', id, rule, reason: '', version: 1, case: '', values: {} });
  return { world, table, sent, refuse };
}

const turn = samples.turn;
const seat = turn.now.actor;

function sitAtTurn(live = false) {
  const sat = sit();
  sat.world.wire.say({ ...turn, live, yours: [seat], now: { ...turn.now, undo: seat } });
  return sat;
}

describe('a request that is refused', () => {
  it('does not end the wait for the answer to a move', () => {
    const { table, sent, refuse } = sitAtTurn();
    table.act(7);
    refuse('', 'hints');
    expect(table.pending).toBe(true);
    expect([table.refusal, table.notice]).toEqual([null, 'hints']);
    refuse(sent('move')!.id, 'B21');
    expect(table.pending).toBe(false);
    expect(table.refusal).toMatchObject({ rule: 'B21' });
  });

  it('says so for a while when it was an undo', () => {
    const { world, table, sent, refuse } = sitAtTurn();
    table.undo();
    refuse(sent('undo')!.id, 'undo');
    expect([table.pending, table.refusal, table.notice]).toEqual([false, null, 'undo']);
    world.pass(6000);
    expect(table.notice).toBeNull();
  });

  it('says so for as long when it follows another one', () => {
    const { world, table, refuse } = sitAtTurn();
    refuse('', 'rate');
    world.pass(5000);
    refuse('', 'hints');
    world.pass(5000);
    expect(table.notice).toBe('hints');
    world.pass(1000);
    expect(table.notice).toBeNull();
  });
});

describe('a connection that is closed for good', () => {
  it.each([4400, 4403, 4404, 4410])('tells why, before the table has come and after: %i', (code) => {
    const [early, playing] = [sit(), sitAtTurn()];
    for (const { world } of [early, playing]) world.wire.close(code);
    expect([early.table.ended, early.table.info]).toEqual([code, null]);
    expect([playing.table.ended, playing.table.info?.id]).toEqual([code, turn.table]);
  });

  it('is not told of one that is worth another try', () => {
    const { world, table } = sitAtTurn();
    const busy: ToPage = { type: 'closed', reason: 'the database does not answer' };
    world.wire.say(busy);
    world.wire.close(1013);
    expect([table.ended, table.line]).toEqual([null, 'waiting']);
  });
});

describe('a player who has to act', () => {
  const clocks = (seconds: number): number[] => turn.seats.map(() => seconds);
  const told = (version: number, now: Partial<Now>): ToPage => {
    const event: Event = { version, kind: 'move', actor: 1, code: 0, text: 'out' };
    return { type: 'events', version, events: [event], now: { ...turn.now, actor: 1, ...now } };
  };

  it.each([
    ['a live clock', true, { actor: seat, clocks: clocks(600) }, true],
    ['a live clock of hours', true, { actor: seat, clocks: clocks(7200) }, true],
    ['the last hour of a clock of days', false, { actor: seat, clocks: clocks(600) }, false],
    ['no clock', false, { actor: seat, clocks: null }, false],
    ['the clock of another', true, { clocks: clocks(600) }, false],
  ])('is hurried by a live clock alone: %s', (_, live, now, hurried) => {
    const { world, table } = sitAtTurn(live);
    table.wait(true);
    world.wire.say(told(turn.version + 1, now));
    expect(table.hurried).toBe(hurried);
  });

  it('sees at once all that came while something was looked at', () => {
    const { world, table } = sitAtTurn(true);
    table.wait(true);
    for (const step of [1, 2, 3])
      world.wire.say(
        told(turn.version + step, { clocks: clocks(600), ...(step === 3 ? { actor: seat } : {}) }),
      );
    expect(table.now!.clocks).toBeNull();
    table.wait(false);
    expect([table.log.at(-1)!.version, table.now!.actor]).toEqual([turn.version + 3, seat]);
  });
});

describe('the dice', () => {
  const seats = turn.seats.map(({ kind }) => kind);
  const start = { ...turn, yours: [seat], log: [], commitment: 'a'.repeat(64), sealed: null };
  const values = (world: Surrounding, type: string): string[] =>
    world.wire.sent.flatMap((message) =>
      message.type === type ? [(message as { value: string }).value] : [],
    );

  it('get one seed from this page, whatever the server calls the table', () => {
    const { world } = sit();
    world.wire.say(start);
    world.wire.say({ ...start, table: 'another123', commitment: 'b'.repeat(64) });
    const [mine, again] = values(world, 'commit');
    expect(again).toBe(mine);
    const sealed = (other: string | null) => ({
      type: 'sealed' as const,
      seats,
      commitments: seats.map((_, at) => (at === seat ? mine! : other)),
    });
    world.wire.say(sealed(null));
    world.wire.say({ ...start, table: 'onemore123' });
    world.wire.say(sealed('c'.repeat(64)));
    expect(values(world, 'seed')).toHaveLength(1);
  });

  it('are remembered as they were told', () => {
    const { world, table } = sit();
    const die: Event = { version: 9, kind: 'chance', actor: -1, code: 0, text: 'die 4' };
    world.wire.say(start);
    world.wire.say({ type: 'events', version: 9, events: [die], now: turn.now });
    expect(table.witness.confirms([{ chance: 'die 4' }])).toBe(true);
    expect(table.witness.confirms([{ chance: 'die 5' }])).toBe(false);
  });
});
