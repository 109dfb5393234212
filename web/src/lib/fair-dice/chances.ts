/** What chance could have brought at each event of a record: the page knows it without asking the server. */
import type { Json } from '../connection/messages';
import { CHANCES } from '../connection/messages';

/** The equally likely cases that an event stands for, of `total` in all. */
export interface Share {
  first: number;
  weight: number;
  total: number;
}

export type Counts = Map<string, number>;

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** The share of one result among what there is, in the fewest cases; null if it cannot come. */
export function shareOf(text: string, left: Counts): Share | null {
  const counts = [...left.values()];
  const common = counts.reduce(gcd, 0);
  const place = [...left.keys()].indexOf(text);
  if (place < 0 || !counts[place]) return null;
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0) / common;
  return { first: sum(counts.slice(0, place)), weight: counts[place] / common, total: sum(counts) };
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const fields = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
export const texts = (kind: string, names: unknown[]): string[] =>
  names.flatMap((name) => (typeof name === 'string' || typeof name === 'number' ? [`${kind} ${name}`] : []));

export function take(from: Counts, what: string): void {
  from.set(what, (from.get(what) ?? 0) - 1);
}

/** Follows a game from event to event, as far as chance depends on it. */
export abstract class Chances {
  constructor(
    protected readonly game: string,
    protected readonly players: number,
    protected readonly position: Json,
  ) {}

  protected all(kind: string, without: string[] = []): Counts {
    const counts: Counts = new Map(CHANCES[this.game]?.[kind] ?? []);
    without.forEach((text) => take(counts, text));
    return counts;
  }

  /** The share of the result that came; the next event follows on it. */
  abstract draw(text: string): Share | null;

  /** A player has moved. */
  abstract move(text: string): void;
}

export type ChancesKind = new (game: string, players: number, position: Json) => Chances;

const kinds = import.meta.glob<{ GameChances: ChancesKind }>('../../*/chances.ts');

/** Null for a game whose dice the page cannot follow. */
export const loadChances = async (game: string): Promise<ChancesKind | null> =>
  (await kinds[`../../${game}/chances.ts`]?.())?.GameChances ?? null;
