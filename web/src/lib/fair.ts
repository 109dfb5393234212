/** Every die and draw once more, from the opened secret and the players' seeds: docs/fair-dice.md. */
import type { Replay } from './messages';
import { hmac, sha256 } from './sha256';

const LABEL = 'buttonbox fair dice 1';
const SPAN = 1n << 64n;

export interface Fair {
  commitment: string;
  seeds: (string | null)[];
  /** Null before the game is over. */
  secret: string | null;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** SHA-256 of the secret's bytes: what was told before the first roll. */
export const sealOf = (secret: string): string => hexOf(sha256(bytesOf(secret)));

/** What a record says of its dice; null if they were not sealed. */
export function fairOf({ fair }: Replay): Fair | null {
  return fair && typeof fair.commitment === 'string' && Array.isArray(fair.seeds) ? (fair as unknown as Fair) : null;
}

export const keyOf = (secret: string, seeds: (string | null)[]): Uint8Array =>
  hmac(bytesOf(secret), textBytes([LABEL, ...seeds.map((seed) => seed ?? '')].join('\n')));

/** Which of so many equally likely cases comes up at a chance event. */
export function caseOf(key: Uint8Array, event: number, cases: number): number {
  const total = BigInt(cases);
  for (let attempt = 0; ; attempt++) {
    const drawn = BigInt(`0x${hexOf(hmac(key, textBytes(`die ${event} ${attempt}`)).slice(0, 8))}`);
    if (drawn < SPAN - (SPAN % total)) return Number(drawn % total);
  }
}

/** Whether one's own seeds are among those of the dice, or some came too late, or others took their place; null without any. */
export function ownSeeds(own: Record<number, string>, seeds: (string | null)[]): 'counted' | 'late' | 'other' | null {
  const mine = Object.entries(own).map(([seat, seed]) => ({ seed, taken: seeds[Number(seat)] ?? null }));
  if (mine.length === 0) return null;
  if (mine.some(({ seed, taken }) => taken !== null && taken !== seed)) return 'other';
  return mine.every(({ taken }) => taken !== null) ? 'counted' : 'late';
}

export interface Checked {
  /** How many dice and draws have been looked at, and how many there are. */
  done: number;
  all: number;
  /** The event of the first that is not what it had to be, counted from 1. */
  wrong: number | null;
}

/** Looks at one after the other; stops at the first wrong one. */
export function* checkDice({ events }: Replay, secret: string, seeds: (string | null)[]): Generator<Checked> {
  const key = keyOf(secret, seeds);
  const drawn = events.flatMap((event, i) => (event.cases === null ? [] : [{ event, number: i + 1 }]));
  for (const [i, { event, number }] of drawn.entries()) {
    const { case: first, weight, cases } = event;
    const came = caseOf(key, i, cases!);
    const right = came >= first! && came < first! + weight!;
    yield { done: i + 1, all: drawn.length, wrong: right ? null : number };
    if (!right) return;
  }
}
