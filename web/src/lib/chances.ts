/** What chance could have brought at each event of a record: known here, not told by the server. */
import type { Json } from './messages';
import { CHANCES } from './messages';

/** The equally likely cases that an event stands for, of `total` in all. */
export interface Share {
  first: number;
  weight: number;
  total: number;
}

type Counts = Map<string, number>;

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** The share of one result among what there is, in the fewest cases; null if it cannot come. */
function shareOf(text: string, left: Counts): Share | null {
  const counts = [...left.values()];
  const common = counts.reduce(gcd, 0);
  const place = [...left.keys()].indexOf(text);
  if (place < 0 || !counts[place]) return null;
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0) / common;
  return { first: sum(counts.slice(0, place)), weight: counts[place] / common, total: sum(counts) };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fields = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const texts = (kind: string, names: unknown[]): string[] =>
  names.flatMap((name) => (typeof name === 'string' || typeof name === 'number' ? [`${kind} ${name}`] : []));

function take(from: Counts, what: string): void {
  from.set(what, (from.get(what) ?? 0) - 1);
}

/** Follows a game from event to event, as far as chance depends on it. */
export abstract class Chances {
  constructor(protected readonly game: string, protected readonly players: number, protected readonly position: Json) {}

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

class ButtonsChances extends Chances {
  private readonly dealt: string[] = texts('card', [
    this.position.left_out,
    ...list(this.position.seats).flatMap((seat) => list(fields(seat).cards)),
  ]);

  draw(text: string): Share | null {
    if (!text.startsWith('card ')) return shareOf(text, this.all('die'));
    const left = this.all('card', this.dealt);
    // With three players the first card stays out of the game, and it is never the red one.
    if (this.players === 3 && this.dealt.length === 0) left.set('card red', 0);
    this.dealt.push(text);
    return shareOf(text, left);
  }

  move(): void {
    // No move changes what the dice or cards can bring.
  }
}

class WarChances extends Chances {
  private tiles = this.all('tile', texts('tile', Object.values(fields(this.position.laid))));
  private markers = this.all('marker', texts('marker', Object.values(fields(this.position.markers))));
  private display: (string | null)[] = list(this.position.display).map((card) => texts('new-card', [card])[0] ?? null);
  private discard = texts('new-card', list(this.position.discard));
  private deck = this.firstDeck();
  /** What the last event was about: markers and cards come in rows. */
  private last = this.position.phase === 'laying-markers' ? 'marker' : this.position.phase === 'laying-cards' ? 'new-card' : '';
  private laid = this.last === 'new-card' ? this.display.filter((card) => card !== null).length : 0;

  /** The cards that are nowhere else. */
  private firstDeck(): Counts {
    const owned = list(this.position.seats).flatMap((seat) => list(fields(seat).cards));
    const gone = texts('new-card', [...owned, ...list(this.position.removed)]);
    const deck = this.all('new-card', [...gone, ...this.discard, ...this.display.filter((card) => card !== null)]);
    if (this.players < 4) deck.set('new-card meadow-pay', 0);
    return deck;
  }

  draw(text: string): Share | null {
    const kind = text.split(' ')[0]!;
    const begins = kind !== this.last;
    this.last = kind;
    if (kind === 'tile') return this.drawFrom(this.tiles, text);
    if (kind === 'marker') return this.drawMarker(text, begins);
    if (kind === 'new-card') return this.drawCard(text, begins);
    if (kind !== 'start-player') return shareOf(text, this.all('die'));
    return shareOf(text, new Map([...this.all(kind)].slice(0, this.players)));
  }

  move(text: string): void {
    this.last = '';
    const bought = /^card([123]) /.exec(text);
    if (bought) this.display[Number(bought[1]) - 1] = null;
  }

  private drawFrom(left: Counts, text: string): Share | null {
    const share = shareOf(text, left);
    take(left, text);
    return share;
  }

  /** Every round all markers are shuffled. */
  private drawMarker(text: string, begins: boolean): Share | null {
    if (begins) this.markers = this.all('marker');
    return this.drawFrom(this.markers, text);
  }

  /** What lay there is discarded; an empty pile is made up of all that was discarded. */
  private drawCard(text: string, begins: boolean): Share | null {
    if (begins) {
      this.discard.push(...this.display.filter((card) => card !== null));
      this.display = [];
      this.laid = 0;
    }
    if ([...this.deck.values()].every((count) => count === 0)) this.shuffle();
    this.display[this.laid++] = text;
    return this.drawFrom(this.deck, text);
  }

  private shuffle(): void {
    this.deck = this.all('new-card');
    for (const card of this.deck.keys()) this.deck.set(card, this.discard.filter((each) => each === card).length);
    this.discard = [];
  }
}

/** Null for a game that the page does not know. */
export function chancesOf(game: string, players: number, position: Json): Chances | null {
  if (game === 'buttons') return new ButtonsChances(game, players, position);
  return game === 'war' ? new WarChances(game, players, position) : null;
}
