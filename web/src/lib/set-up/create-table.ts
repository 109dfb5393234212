/** Making a table, taking a seat by a link, and remembering which seats are ours. */
import { t } from '../../texts/texts.svelte';
import { type Placed, createTable, joinTable, myTables } from '../connection/api';
import { botSeats, newTable } from './draft';
import type { Join, NewTable } from '../connection/messages';
import { settings } from '../app/settings.svelte';
import { rememberTable, rememberToken } from '../table/own-tables';

/** Remember the own seats and the invitations for guests; the table's name. */
export function keep({ table, tokens, invitations, here }: Placed): string {
  rememberTable({ table, tokens, invitations, here });
  return table;
}

/** A link may carry the token of one's own seat, from another device: take it if the server knows it. */
export async function takeToken(table: string, carried: string): Promise<boolean> {
  const found = await myTables([{ table, token: carried }]);
  if (found.length) rememberToken(table, carried);
  return found.length > 0;
}

/** Sit down at the seat of an invitation; the token is a secret between this browser and the server. */
export async function sitDown(table: string, asked: Join): Promise<void> {
  rememberToken(table, (await joinTable(table, asked)).token);
}

/** Create a table; its address on the page. */
export async function openTable(table: NewTable): Promise<string> {
  const created = await createTable(table);
  return `t/${keep(created)}`;
}

/** What the reader is called where nothing else was said: never a pronoun. */
export const ownName = (): string => settings.name || t('seat-number', { number: 1 });

/** A table with so many bots, at once. */
export const playWithBots = (game: string, bots = settings.bots, level = settings.level): Promise<string> =>
  openTable(newTable(game, botSeats(bots, level, ownName())));
