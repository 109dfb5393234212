/** Own randomness for the dice: drawn once for each seat, and kept with the seal until the dice are checked. */
import { ownTable, rememberTable } from './tokens';

const SEED_BYTES = 16;

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** By seat, the same at every call; `seal` is what was told of the dice before the first one. */
export function seedsFor(table: string, seats: number[], seal: string | null): Record<number, string> {
  const own = ownTable(table) ?? { table, tokens: [], invitations: [] };
  const drawn = seats.map((seat) => [seat, own.seeds?.[seat] ?? randomHex(SEED_BYTES)]);
  const seeds: Record<number, string> = { ...own.seeds, ...Object.fromEntries(drawn) };
  rememberTable({ ...own, seeds, seal: own.seal ?? seal });
  return seeds;
}
