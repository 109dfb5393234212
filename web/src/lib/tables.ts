/** Making a table and remembering which seats of it are ours. */
import { t } from '../texts/texts.svelte';
import type { GameName } from './actors';
import { createTable, invitationOf, joinTable, myTables } from './api';
import { draftSeats, newTable } from './draft';
import type { Created, NewTable } from './messages';
import { settings } from './settings.svelte';
import { randomHex } from './seeds';
import { rememberTable, rememberToken } from './tokens';

/** Remember the own seats and the invitations for guests; the table's name. */
export function keep({ table, tokens, invitations }: Created): string {
  rememberTable({ table, tokens, invitations });
  return table;
}

/** What an address carries behind the #: a guest's invitation, or the token of one's own seat on another device. */
export async function takeLink(table: string): Promise<void> {
  const carried = location.hash.slice(1);
  if (!carried) return;
  history.replaceState(null, '', location.pathname);
  try {
    if ((await myTables([{ table, token: carried }])).length) rememberToken(table, carried);
    else if (!(await invitationOf(table, carried)).taken) rememberToken(table, (await joinTable(table, { invitation: carried, key: randomHex(16) })).token);
  } catch {
    // Whoever has no seat there may look on.
  }
}

/** Create a table; its address on the page. */
export async function openTable(table: NewTable): Promise<string> {
  const created = await createTable(table);
  return `/t/${keep(created)}`;
}

/** A table with easy bots, at once. */
export const playWithBots = (game: GameName): Promise<string> =>
  openTable(newTable(game, draftSeats('bots', settings.name || t('name-me'))));
