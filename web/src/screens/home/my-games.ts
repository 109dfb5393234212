/** All tables at which this browser has a seat, running and finished, on the server and in the browser. */
import { myTables } from '../../lib/connection/api';
import type { MyTable, Ticket } from '../../lib/connection/messages';
import { type OwnTable, forgetTable, ownTables, tokensOf } from '../../lib/table/own-tables';

/** The server answers for so many tickets at a time. */
const PAGE = 100;

export interface MyGames {
  running: MyTable[];
  finished: MyTable[];
}

/** The tickets in pages; those of one table stay together. */
export function pagesOf(tickets: Ticket[], size = PAGE): Ticket[][] {
  const names = [...new Set(tickets.map((ticket) => ticket.table))];
  const pages: Ticket[][] = [];
  for (const group of names.map((name) => tickets.filter((ticket) => ticket.table === name))) {
    const last = pages.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else pages.push(group);
  }
  return pages;
}

/** The reader's turn first, then what changed last. */
export function sorted(tables: MyTable[]): MyGames {
  const newest = [...tables].sort((a, b) => b.since - a.since);
  const running = newest.filter((table) => table.status !== 'over');
  return {
    running: [...running.filter((table) => table.your_turn), ...running.filter((table) => !table.your_turn)],
    finished: newest.filter((table) => table.status === 'over'),
  };
}

/** The tables in this browser, and those of the server. */
export const ownByHost = (): OwnTable[][] => [
  ownTables().filter((own) => own.here),
  ownTables().filter((own) => !own.here),
];

/** Ask for tables of one host; what it no longer knows is forgotten here, too. */
export async function findTables(owned: OwnTable[]): Promise<MyTable[]> {
  const tickets = owned.flatMap((own) => tokensOf(own).map((token) => ({ table: own.table, token })));
  const tables: MyTable[] = [];
  for (const page of pagesOf(tickets)) {
    const found = await myTables(page);
    tables.push(...found);
    const known = new Set(found.map((table) => table.table));
    page.filter((ticket) => !known.has(ticket.table)).forEach((ticket) => forgetTable(ticket.table));
  }
  return tables;
}
