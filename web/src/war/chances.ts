/** What the dice, tiles, markers and cards of War can bring, to check the dice of a record. */
import {
  Chances,
  type Counts,
  type Share,
  fields,
  list,
  shareOf,
  take,
  texts,
} from '../lib/fair-dice/chances';

export class GameChances extends Chances {
  private tiles = this.all('tile', texts('tile', Object.values(fields(this.position.laid))));
  private markers = this.all('marker', texts('marker', Object.values(fields(this.position.markers))));
  private display: (string | null)[] = list(this.position.display).map(
    (card) => texts('new-card', [card])[0] ?? null,
  );
  private discard = texts('new-card', list(this.position.discard));
  private deck = this.firstDeck();
  /** What the last event was about: markers and cards come in rows. */
  private last =
    this.position.phase === 'laying-markers'
      ? 'marker'
      : this.position.phase === 'laying-cards'
        ? 'new-card'
        : '';
  private laid = this.last === 'new-card' ? this.display.filter((card) => card !== null).length : 0;

  /** The cards that are nowhere else. */
  private firstDeck(): Counts {
    const owned = list(this.position.seats).flatMap((seat) => list(fields(seat).cards));
    const gone = texts('new-card', [...owned, ...list(this.position.removed)]);
    const deck = this.all('new-card', [
      ...gone,
      ...this.discard,
      ...this.display.filter((card) => card !== null),
    ]);
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
    for (const card of this.deck.keys())
      this.deck.set(card, this.discard.filter((each) => each === card).length);
    this.discard = [];
  }
}
