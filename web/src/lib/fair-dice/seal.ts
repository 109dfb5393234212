/** Commitments and the seal before the first die; see docs/fair-dice.md. The only part that every table loads. */
import type { SeatKind } from '../connection/messages';
import { sha256 } from './sha256';

export const LABEL = 'buttonbox fair dice 2';

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hashOf = (...lines: string[]): string => hexOf(sha256(textBytes(lines.join('\n'))));

/** What a page says of its seed before anybody's is known. */
export const playerCommitment = (commitment: string, seat: number, seed: string): string =>
  hashOf(`${LABEL} player`, commitment, String(seat), seed);

/** What all have bound themselves to before any seed is opened. */
export const sealOf = (commitment: string, seats: SeatKind[], commitments: (string | null)[]): string =>
  hashOf(`${LABEL} seal`, commitment, ...seats.map((kind, seat) => `${kind} ${commitments[seat] ?? ''}`));
