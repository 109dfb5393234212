/** Carries games between the server and this browser, as records: a copy, and the original stays. */
import { importAt, playOnAt, recordOf, replayOf } from '../lib/connection/api';
import { type Host, pocket, server } from '../lib/connection/hosts';
import type { MyTable } from '../lib/connection/messages';
import { keep } from '../lib/set-up/create-table';
import { isHere, rememberTable } from '../lib/table/own-tables';

/** Copy a game to the other side; the address of the copy. */
export async function carry(table: MyTable): Promise<string> {
  const to = isHere(table.table) ? server : pocket;
  const record = await recordOf(table.table);
  return `t/${table.result ? await showAt(to, record) : await goOnAt(to, record, table)}`;
}

async function goOnAt(to: Host, record: string, { seats }: MyTable): Promise<string> {
  const { events } = await replayOf(record);
  const sitting = seats.map(({ kind, name, level, emblem }) => ({ kind, name, level, emblem }));
  return keep(await playOnAt(to, { record, event: events.length, seats: sitting }));
}

/** A finished game is only looked at. */
async function showAt(to: Host, record: string): Promise<string> {
  const table = await importAt(to, record);
  rememberTable({ table, tokens: [], invitations: [], here: to === pocket });
  return table;
}
