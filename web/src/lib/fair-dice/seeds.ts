/** This browser's seeds for the dice: committed to first, revealed once all commitments are sealed. */
import { playerCommitment, sealOf } from './seal';
import type { Sealed } from '../connection/messages';
import { type OwnTable, ownTable, rememberTable } from '../table/own-tables';

const SEED_BYTES = 32;

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const ownOf = (table: string): OwnTable => ownTable(table) ?? { table, tokens: [], invitations: [] };

/** A commitment for each seat: to the same seed at every call. The server's commitment is kept as it was told first. */
export function commitmentsFor(table: string, seats: number[], told: string): Record<number, string> {
  const own = ownOf(table);
  const commitment = own.commitment ?? told;
  const drawn = seats.map((seat) => [seat, own.seeds?.[seat] ?? randomHex(SEED_BYTES)]);
  const seeds: Record<number, string> = { ...own.seeds, ...Object.fromEntries(drawn) };
  rememberTable({ ...own, seeds, commitment });
  return Object.fromEntries(seats.map((seat) => [seat, playerCommitment(commitment, seat, seeds[seat]!)]));
}

/** The seeds to open: those whose commitment is sealed. The seal is kept; another one opens nothing. */
export function seedsToOpen(table: string, { seats, commitments }: Sealed): Record<number, string> {
  const own = ownOf(table);
  if (!own.commitment || seats.length !== commitments.length) return {}; // a seal that leaves out a seat
  const seal = sealOf(own.commitment, seats, commitments);
  if (own.seal && own.seal !== seal) return {};
  rememberTable({ ...own, seal });
  const isSealed = ([seat, seed]: [string, string]): boolean =>
    commitments[Number(seat)] === playerCommitment(own.commitment!, Number(seat), seed);
  return Object.fromEntries(Object.entries(own.seeds ?? {}).filter(isSealed));
}
