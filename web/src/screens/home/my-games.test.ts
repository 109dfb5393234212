import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MyTable } from '../../lib/connection/messages';
import { findTables, pagesOf, sorted } from './my-games';
import { ownTables, rememberTable } from '../../lib/table/own-tables';

const table = (name: string, more: Partial<MyTable> = {}): MyTable =>
  ({ table: name, status: 'playing', your_turn: false, since: 0, ...more }) as MyTable;

afterEach(() => vi.unstubAllGlobals());

describe('my games', () => {
  it('are asked for in pages that keep the seats of a table together', () => {
    const tickets = ['a', 'a', 'a', 'b', 'b', 'c'].map((name, i) => ({ table: name, token: String(i) }));
    expect(pagesOf(tickets, 4).map((page) => page.length)).toEqual([3, 3]);
    expect(pagesOf([])).toEqual([]);
  });

  it('show those where it is my turn first, then the newest', () => {
    const games = sorted([
      table('old', { since: 1 }),
      table('new', { since: 3 }),
      table('mine', { since: 2, your_turn: true }),
      table('done', { status: 'over' }),
    ]);
    expect(games.running.map((each) => each.table)).toEqual(['mine', 'new', 'old']);
    expect(games.finished.map((each) => each.table)).toEqual(['done']);
  });

  it('forget what the server no longer knows, however many there are', async () => {
    for (let i = 0; i < 150; i++)
      rememberTable({ table: `t${i}`, tokens: ['one', null, 'two'], invitations: [] });
    vi.stubGlobal('document', { querySelector: () => null, baseURI: 'http://localhost/' });
    const asked: number[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const { tokens } = JSON.parse(body) as { tokens: { table: string }[] };
      asked.push(tokens.length);
      const names = new Set(tokens.map((ticket) => ticket.table));
      names.delete('t7');
      return new Response(JSON.stringify([...names].map((name) => table(name))));
    });
    const games = sorted(await findTables(ownTables()));
    expect(Math.max(...asked)).toBeLessThanOrEqual(100);
    expect(games.running).toHaveLength(149);
    expect(ownTables().some((own) => own.table === 't7')).toBe(false);
    expect(ownTables()).toHaveLength(149);
  });
});
