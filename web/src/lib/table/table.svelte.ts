/** A table as the page sees it: what the server told, shown at a pace that eyes can follow. */
import { Connection, type Line, type Surroundings, browserSurroundings } from '../connection/connection';
import type { Attempt, GamePage, Refusal, ShownReaction, TableInfo } from '../game';
import { loadGame } from '../load-game';
import type {
  Event,
  Events,
  ToPage,
  HintChoice,
  Now,
  Reaction,
  RefusedMessage,
  SeatInfo,
  Sealed,
  Table as TableMessage,
} from '../connection/messages';
import { notice } from '../app/reload-notice.svelte';
import { EventQueue } from './event-queue';
import { type SeatNews, seatNews, seedNews } from './seat-news';
import { commitmentsFor, randomHex, seedsToOpen } from '../fair-dice/seeds';
import { Witness } from '../fair-dice/witness';
import { ownTable } from './own-tables';
import { mayMove } from '../app/settings.svelte';

const LOG_KEPT = 400;
const REACTION_SHOWN = 3500;
const NOTICE_SHOWN = 6000;

/** A request under way. */
type Sent = 'move' | 'undo';

export class TableView {
  info: TableInfo | null = $state.raw(null);
  page: GamePage | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  /** How many people look on, the reader among them. */
  watchers = $state(0);
  yours: number[] = $state.raw([]);
  log: Event[] = $state.raw([]);
  fresh: Event[] = $state.raw([]);
  now: Now | null = $state.raw(null);
  line: Line = $state('connecting');
  /** The code with which the server has closed the connection for good. */
  ended: number | null = $state(null);
  pending = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** Why something other than a move was refused: an undo, a hint, a reaction. */
  notice: string | null = $state(null);
  reactions: ShownReaction[] = $state.raw([]);
  hints: HintChoice[] | null = $state.raw(null);
  /** Who came, went, or let a bot play. */
  news: SeatNews[] = $state.raw([]);
  /** A player here has to act while the clock runs: nothing that is shown may hold that up. */
  hurried = $state(false);
  /** Where the same people play again. */
  rematch: string | null = $state(null);

  /** Whether something that has happened is still being shown. */
  private moving = $state(false);
  private held = $state(false);
  private version: number | null = null;
  private heard: number | null = null;
  private readonly sent = new Map<string, Sent>();
  private readonly timers = new Set<number>();
  private reactionCount = 0;
  private noticeCount = 0;
  private readonly connection: Connection;
  private readonly pace: EventQueue<Events>;
  readonly witness = new Witness();

  constructor(
    readonly id: string,
    tokens: string[],
    private readonly surroundings: Surroundings = browserSurroundings(id),
  ) {
    this.pace = new EventQueue(
      (message) => this.show(message),
      (message) => this.hold(message.events),
      surroundings,
      (moving) => (this.moving = moving),
    );
    const listener = {
      have: () => this.heard,
      message: (message: ToPage) => this.hear(message),
      line: (line: Line) => this.lineIs(line),
      refused: (code: number) => (this.ended = code),
    };
    this.connection = new Connection(surroundings, listener, tokens, randomHex(8));
    this.connection.open();
  }

  close(): void {
    this.pace.clear();
    this.connection.close();
    for (const timer of this.timers) this.surroundings.cancel(timer);
  }

  /** What has happened last is still being shown, or looked at. */
  get showing(): boolean {
    return this.moving || this.held;
  }

  /** The browser went offline or online, or the reader came back. */
  check = (): void => this.connection.check();

  /** Play again where a bot has taken over. */
  takeOver = (seat: number): void => this.connection.send({ type: 'take_over', seat });

  /** A click finishes any movement. */
  finish = (): void => {
    if (this.pace.busy) this.pace.finish();
  };

  /** While the reader looks at something, what comes waits. */
  wait = (held: boolean): void => {
    this.held = held;
    this.pace.wait(held);
    if (!held && this.hurried) this.pace.finish();
  };

  /** The host lets a bot take an empty seat. */
  giveToBot = (seat: number): void => {
    if (this.speaker !== null) this.connection.send({ type: 'bot', seat: this.speaker, to: seat });
  };

  act = (move: number | Attempt): void => {
    if (this.now === null || this.version === null || this.pending) return;
    this.dismiss();
    this.pending = true;
    const asked = { seat: this.now.actor, version: this.version };
    const message =
      typeof move === 'number'
        ? { type: 'move' as const, code: move, ...asked }
        : { type: 'attempt' as const, move, ...asked };
    this.sent.set(this.connection.request(message), 'move');
  };

  undo = (): void => {
    const seat = this.now?.undo;
    if (seat === null || seat === undefined || this.version === null || this.pending) return;
    this.dismiss();
    this.pending = true;
    this.sent.set(this.connection.request({ type: 'undo', seat, version: this.version }), 'undo');
  };

  react = (what: Reaction): void => {
    const seat = this.speaker;
    if (seat !== null) this.connection.send({ type: 'react', seat, what });
  };

  hint = (): void => {
    if (this.now && this.yours.includes(this.now.actor))
      this.connection.send({ type: 'hint', seat: this.now.actor });
  };

  dismiss = (): void => {
    this.refusal = null;
    this.notice = null;
    this.hints = null;
  };

  private get speaker(): number | null {
    const actor = this.now?.actor ?? -1;
    return this.yours.includes(actor) ? actor : (this.yours[0] ?? null);
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case 'table':
        this.take(message);
        break;
      case 'events':
        this.heard = message.version;
        this.witness.hear(message.events);
        this.hurry(message.now);
        this.pace.add(message);
        break;
      case 'accepted':
        this.sent.delete(message.id);
        break;
      case 'refused':
        this.refuse(message);
        break;
      case 'seats':
        this.seat(message.seats);
        this.watchers = message.watchers;
        break;
      case 'reaction':
        this.showReaction(message.seat, message.what);
        break;
      case 'hint':
        this.hints = message.choices;
        break;
      case 'hint_used':
        this.tellNews({ kind: 'hint', seat: message.seat });
        break;
      case 'sealed':
        this.openSeeds(message);
        break;
      case 'opened':
        this.tellSeeds(message.seeds);
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
    }
  }

  private lineIs(line: Line): void {
    const back = line === 'open' && this.heard !== null;
    this.line = line;
    if (back) void notice.lookForNewVersion(); // the server may have been away to get one
  }

  private seat(seats: SeatInfo[]): void {
    const happened = seatNews(this.seats, seats, this.yours);
    this.seats = seats;
    happened.forEach((news) => this.tellNews(news));
  }

  private tellNews(news: Omit<SeatNews, 'version'>): void {
    this.news = [...this.news, { ...news, version: this.version ?? 0 }].slice(-LOG_KEPT);
  }

  private take(message: TableMessage): void {
    this.heard = message.version;
    this.pace.clear();
    const { table: id, game, settings, commitment } = message;
    void loadGame(game).then((page) => (this.page = page));
    this.rematch = message.rematch;
    this.info = { id, game, settings, commitment, hints: message.hints, live: message.live };
    this.seats = message.seats;
    this.watchers = message.watchers;
    this.yours = message.yours;
    this.log = message.log;
    this.witness.arrive(message.log);
    this.fresh = [];
    this.hurry(message.now);
    this.settle(message.version, message.now);
    if (message.log.length === 0) this.joinDice(message); // they wait for it a moment
  }

  /** Own randomness for the dice, before the first one is rolled: once, whatever the server calls the table. */
  private joinDice({ yours, commitment, sealed }: TableMessage): void {
    if (sealed) this.openSeeds(sealed);
    else if (commitment && yours.length) this.sendDice('commit', commitmentsFor(this.id, yours, commitment));
  }

  private openSeeds(sealed: Sealed): void {
    if (this.yours.length) this.sendDice('seed', seedsToOpen(this.id, sealed));
  }

  private tellSeeds(seeds: (string | null)[]): void {
    const own = this.yours.length ? (ownTable(this.id)?.seeds ?? {}) : {};
    seedNews(this.seats, seeds, own).forEach((news) => this.tellNews(news));
  }

  private sendDice(type: 'commit' | 'seed', values: Record<number, string>): void {
    for (const seat of this.yours)
      if (values[seat]) this.connection.send({ type, seat, value: values[seat] });
  }

  private show(message: Events): void {
    this.log = [...this.log, ...message.events].slice(-LOG_KEPT);
    this.fresh = message.events;
    this.settle(message.version, message.now);
  }

  private settle(version: number, now: Now): void {
    this.version = version;
    this.now = now;
    this.pending = false;
    this.dismiss();
  }

  private hurry({ actor, clocks, result }: Now): void {
    const runs = this.info?.live === true && clocks !== null;
    this.hurried = runs && result === null && this.yours.includes(actor);
  }

  private refuse(message: RefusedMessage): void {
    const sent = this.sent.get(message.id);
    this.sent.delete(message.id);
    if (sent !== undefined) this.pending = false;
    if (sent === 'move') this.refusal = { rule: message.rule, case: message.case, values: message.values };
    else this.notify(message.rule);
  }

  private notify(rule: string): void {
    const count = ++this.noticeCount;
    this.notice = rule;
    this.later(() => {
      if (count === this.noticeCount) this.notice = null; // another one is shown for its own time
    }, NOTICE_SHOWN);
  }

  private showReaction(seat: number, what: Reaction): void {
    const id = ++this.reactionCount;
    this.reactions = [...this.reactions.filter((other) => other.seat !== seat), { id, seat, what }];
    this.later(() => (this.reactions = this.reactions.filter((other) => other.id !== id)), REACTION_SHOWN);
  }

  private later(action: () => void, milliseconds: number): void {
    const timer = this.surroundings.later(() => {
      this.timers.delete(timer);
      action();
    }, milliseconds);
    this.timers.add(timer);
  }

  private hold(events: Event[]): number {
    return this.page && events.length && mayMove() ? this.page.hold(events) : 0;
  }
}
