/** Recomputes every die and draw from the record alone; see docs/fair-dice.md. */
import type { ChancesKind } from './chances';
import type { Json, SeatKind } from '../connection/messages';
import { LABEL, hashOf, hexOf, playerCommitment, sealOf, textBytes } from './seal';
import { hmac, sha256 } from './sha256';
import type { Witness } from './witness';

const LABEL_1 = 'buttonbox fair dice 1';
const SPAN = 1n << 64n;
const KINDS = ['local', 'online', 'bot'];
const KEYS = 'commitment commitments seats secret seeds version';
const KEYS_1 = 'commitment secret seeds';

/** What a record says of its dice. Of version 1 there are neither seats nor commitments. */
export interface Fair {
  version?: number;
  commitment: string;
  seats?: SeatKind[];
  commitments?: (string | null)[];
  seeds: (string | null)[];
  /** Null before the game is over. */
  secret: string | null;
}

export interface RecordEvent {
  seat?: number;
  chance?: string;
  move?: string;
}

export interface FairRecord {
  game: string;
  settings: Json;
  position: Json | null;
  names: string[];
  fair: Fair;
  /** One line for each event. */
  events: RecordEvent[];
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The record by itself; null if its dice were not sealed. */
export function readRecord(text: string): FairRecord | null {
  const [header, ...lines] = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Json);
  const { game, settings, position, names, fair } = header ?? {};
  if (!fair || !Array.isArray((fair as Fair).seeds)) return null;
  const isOver = lines.at(-1)?.result !== undefined;
  const events: RecordEvent[] = isOver ? lines.slice(0, -1) : lines;
  return { game, settings, position: position ?? null, names: names ?? [], fair, events } as FairRecord;
}

/** JSON in the one way that is hashed: sorted keys, no spaces, ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) {
    const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
  }
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${canonical(name)}:${canonical(each)}`).join(',')}}`;
}

const serverCommitment = (secret: string, { game, settings, position }: FairRecord): string =>
  hashOf(`${LABEL} server`, secret, canonical({ game, settings, position }));

/** The seal of a record; null for one of version 1. */
export const recordSeal = ({ commitment, seats, commitments }: Fair): string | null =>
  seats && commitments ? sealOf(commitment, seats, commitments) : null;

/** Whether a line is a chance event or a move and nothing else: what is not read must not hide in it. */
function isEvent(line: RecordEvent | null): boolean {
  const { seat, chance, move } = line ?? {};
  const keys = Object.keys(line ?? {})
    .sort()
    .join(' ');
  return keys === 'chance'
    ? typeof chance === 'string'
    : keys === 'move seat' && typeof move === 'string' && Number.isInteger(seat);
}

/** Whether the opened secret and every opened seed are the ones that were sealed; bots have none. */
export function sealHolds(record: FairRecord): boolean {
  const keys = Object.keys(record.fair).sort().join(' ');
  const isSized = (list: unknown): boolean => Array.isArray(list) && list.length === record.settings.players;
  const { seats, commitments, seeds, secret } = record.fair;
  if (!isHash(secret) || !isSized(seeds) || !record.events.every(isEvent)) return false;
  if (keys === KEYS_1) return holdsOld(record.fair, secret);
  return keys === KEYS && isSized(seats) && isSized(commitments) && holdsSealed(record, secret);
}

const holdsOld = ({ commitment, seeds }: Fair, secret: string): boolean =>
  hexOf(sha256(bytesOf(secret))) === commitment &&
  seeds.every((seed) => seed === null || /^([0-9a-f]{2}){1,32}$/.test(seed));

function holdsSealed(record: FairRecord, secret: string): boolean {
  const { version, commitment, seats, commitments, seeds } = record.fair;
  const holds = (kind: SeatKind, seat: number): boolean => {
    const [mine, seed] = [commitments![seat], seeds[seat]];
    if (!KINDS.includes(kind) || ![mine, seed].every((each) => each === null || isHash(each))) return false;
    if (kind === 'bot') return mine === null && seed === null;
    return seed === null || mine === playerCommitment(commitment, seat, seed!);
  };
  return version === 2 && commitment === serverCommitment(secret, record) && seats!.every(holds);
}

export const keyOf = (secret: string, lines: string[]): Uint8Array =>
  hmac(bytesOf(secret), textBytes(lines.join('\n')));

const linesOf = (fair: Fair): string[] => {
  const seal = recordSeal(fair);
  return [...(seal ? [LABEL, seal] : [LABEL_1]), ...fair.seeds.map((seed) => seed ?? '')];
};

/** Which of so many equally likely cases comes up at a chance event. */
export function caseOf(key: Uint8Array, event: number, cases: number): number {
  const total = BigInt(cases);
  for (let attempt = 0; ; attempt++) {
    const drawn = BigInt(`0x${hexOf(hmac(key, textBytes(`die ${event} ${attempt}`)).slice(0, 8))}`);
    if (drawn < SPAN - (SPAN % total)) return Number(drawn % total);
  }
}

/** What this browser has kept of a table: the seeds it drew, and what it was told before the first die and since. */
export interface Kept {
  seeds: Record<number, string>;
  commitment: string | null;
  seal: string | null;
  settings?: Json;
  witness?: Witness;
}

/** Whether one's own seeds are among those of the dice, or came too late, or others took their place; null without any. */
export function ownSeeds(
  own: Record<number, string>,
  seeds: (string | null)[],
): 'counted' | 'late' | 'other' | null {
  const mine = Object.entries(own).map(([seat, seed]) => ({ seed, taken: seeds[Number(seat)] ?? null }));
  if (mine.length === 0) return null;
  if (mine.some(({ seed, taken }) => taken !== null && taken !== seed)) return 'other';
  return mine.every(({ taken }) => taken !== null) ? 'counted' : 'late';
}

/** Whether the record is about what this browser was told, before the first die and during the game. */
export function isAsTold({ fair, settings, events }: FairRecord, kept: Kept): boolean {
  const same = (told: string | null, found: string | null): boolean => told === null || told === found;
  const sealed = same(kept.commitment, fair.commitment) && same(kept.seal, recordSeal(fair));
  const played = same(kept.settings ? canonical(kept.settings) : null, canonical(settings));
  return sealed && played && (kept.witness?.confirms(events) ?? true);
}

/** Who gave no seed: a page that was not there in time, or one that kept back what it had sealed. */
export function missingSeeds({ seats, commitments, seeds }: Fair): { silent: number[]; withheld: number[] } {
  const people = (seats ?? []).flatMap((kind, seat) =>
    kind !== 'bot' && (seeds[seat] ?? null) === null ? [seat] : [],
  );
  const sealed = (seat: number): boolean => (commitments?.[seat] ?? null) !== null;
  return { silent: people.filter((seat) => !sealed(seat)), withheld: people.filter(sealed) };
}

/** How many games the server could have chosen from: with or without each seed that was sealed. */
export const choices = ({ commitments }: Fair): number =>
  2 ** (commitments ?? []).filter((each) => each !== null).length;

export interface Checked {
  /** How many dice and draws have been looked at, and how many there are. */
  done: number;
  all: number;
  /** The event of the first that is not what it had to be, counted from 1. */
  wrong: number | null;
}

/** Check one after the other and stop at the first wrong one. */
export function* checkDice(record: FairRecord, Kind: ChancesKind): Generator<Checked> {
  const { game, settings, position, fair, events } = record;
  const key = keyOf(fair.secret!, linesOf(fair));
  const chances = new Kind(game, Number(settings.players), position ?? {});
  const all = events.filter((event) => event.chance !== undefined).length;
  let done = 0;
  for (const [i, { chance, move }] of events.entries()) {
    if (move !== undefined) chances.move(move);
    if (chance === undefined) continue;
    const share = chances.draw(chance);
    const came = share ? caseOf(key, done, share.total) - share.first : -1;
    const right = share !== null && came >= 0 && came < share.weight;
    yield { done: ++done, all, wrong: right ? null : i + 1 };
    if (!right) return;
  }
}
