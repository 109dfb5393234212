/** Making a table and remembering which seats of it are ours. */
import { t } from '../texts/texts.svelte';
import type { GameName } from './actors';
import { createTable } from './api';
import { draftSeats, newTable } from './draft';
import type { Created, NewTable } from './messages';
import { settings } from './settings.svelte';
import { rememberTable } from './tokens';

/** Own tokens are kept for playing, those of online seats for invitations. */
export function keep(created: Created, isOwn: (seat: number) => boolean): string {
  const pick = (own: boolean): (string | null)[] =>
    created.tokens.map((token, seat) => (isOwn(seat) === own ? token : null));
  rememberTable({ table: created.table, tokens: pick(true), invitations: pick(false) });
  return created.table;
}

/** Create a table; its address on the page. */
export async function openTable(table: NewTable): Promise<string> {
  const created = await createTable(table);
  return `/t/${keep(created, (seat) => table.seats[seat]?.kind === 'local')}`;
}

/** A table with easy bots, at once. */
export const playWithBots = (game: GameName): Promise<string> =>
  openTable(newTable(game, draftSeats('bots', settings.name || t('name-me'))));
