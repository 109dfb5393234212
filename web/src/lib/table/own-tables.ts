/** The secret tokens of the seats that this browser may play, by table, newest table first. */
import { load, save } from '../app/storage';

export interface OwnTable {
  table: string;
  /** By seat; null where the seat is another's. */
  tokens: (string | null)[];
  /** Tokens of online seats that were not given away yet: for invitations, never sent in a hello. */
  invitations: (string | null)[];
  /** Own randomness that was given to the dice, by seat. */
  seeds?: Record<number, string>;
  /** What the server had bound itself to, and the seal of all commitments, as told before the first die. */
  commitment?: string;
  seal?: string;
  /** Whether the table is kept in this browser, and no server knows it. */
  here?: boolean;
}

const KEY = 'tables';

export const ownTables = (): OwnTable[] => load<OwnTable[]>(KEY, []);

export const ownTable = (table: string): OwnTable | undefined =>
  ownTables().find((own) => own.table === table);

/** Whether a table is kept in this browser. */
export const isHere = (table: string): boolean => ownTable(table)?.here ?? false;

export function rememberTable(own: OwnTable): void {
  const others = ownTables().filter((other) => other.table !== own.table);
  save(KEY, [own, ...others]);
}

/** A seat's new invitation. */
export function rememberInvitation(table: string, seat: number, invitation: string): void {
  const own = ownTable(table) ?? { table, tokens: [], invitations: [] };
  const invitations = [...own.invitations];
  invitations[seat] = invitation;
  rememberTable({ ...own, invitations: Array.from(invitations, (each) => each ?? null) });
}

/** Sit there no longer: the table then is one to watch. */
export function forgetTable(table: string): void {
  save(
    KEY,
    ownTables().filter((own) => own.table !== table),
  );
}

/** Take the seat of an invitation link: /t/<id>#<token>. */
export function rememberToken(table: string, token: string): void {
  const own = ownTable(table) ?? { table, tokens: [], invitations: [] };
  if (!tokensOf(own).includes(token)) rememberTable({ ...own, tokens: [...own.tokens, token] });
}

export const tokensOf = (own: OwnTable | undefined): string[] =>
  (own?.tokens ?? []).filter((token) => token !== null);

/** The first seat that this browser plays, as far as it knows: tokens stand by seat, seeds tell theirs. */
export function seatOf(own: OwnTable | undefined): number {
  const seeded = Object.keys(own?.seeds ?? {}).map(Number);
  return seeded.length
    ? Math.min(...seeded)
    : Math.max(0, own?.tokens.findIndex((token) => token !== null) ?? 0);
}
