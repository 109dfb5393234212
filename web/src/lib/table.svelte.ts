/** A table as the page sees it: what the server told, shown at a pace that eyes can follow. */
import { Connection, type Line, browserSurroundings } from './connection';
import type { GameParts, Refusal, ShownReaction, TableInfo } from './game';
import { GAMES } from './game';
import { isGame } from './actors';
import type { Event, Events, ToPage, HintChoice, Now, Reaction, RefusedMessage, SeatInfo, Table as TableMessage } from './messages';
import { Pace } from './pace';
import { randomHex, seedsFor } from './seeds';
import { mayMove } from './settings.svelte';

const LOG_KEPT = 400;
const REACTION_SHOWN = 3500;

export class TableView {
  info: TableInfo | null = $state.raw(null);
  parts: GameParts | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  yours: number[] = $state.raw([]);
  log: Event[] = $state.raw([]);
  fresh: Event[] = $state.raw([]);
  now: Now | null = $state.raw(null);
  line: Line = $state('connecting');
  closed: string | null = $state(null);
  pending = $state(false);
  refusal: Refusal | null = $state.raw(null);
  reactions: ShownReaction[] = $state.raw([]);
  hints: HintChoice[] | null = $state.raw(null);

  /** Where the same people play again. */
  rematch: string | null = $state(null);

  private version: number | null = null;
  private heard: number | null = null;
  private readonly sent = new Map<string, number>();
  private reactionCount = 0;
  private readonly connection: Connection;
  private readonly pace: Pace<Events>;

  constructor(id: string, tokens: string[]) {
    const surroundings = browserSurroundings(id);
    this.pace = new Pace((message) => this.show(message), (message) => this.hold(message.events), surroundings);
    const listener = {
      have: () => this.heard,
      message: (message: ToPage) => this.hear(message),
      line: (line: Line) => (this.line = line),
    };
    this.connection = new Connection(surroundings, listener, tokens, randomHex(8));
    this.connection.open();
  }

  close(): void {
    this.pace.clear();
    this.connection.close();
  }

  /** Try again at once: the browser says it is online. */
  retry = (): void => this.connection.open();

  /** A click finishes any movement. */
  finish = (): void => {
    if (this.pace.busy) this.pace.finish();
  };

  /** While the reader looks at something, what comes waits. */
  wait = (held: boolean): void => this.pace.wait(held);

  /** The host lets a bot take an empty seat. */
  giveToBot = (seat: number): void => {
    if (this.speaker !== null) this.connection.send({ type: 'bot', seat: this.speaker, to: seat });
  };

  act = (code: number): void => {
    if (this.now === null || this.version === null || this.pending) return;
    this.dismiss();
    this.pending = true;
    const id = this.connection.request({ type: 'move', seat: this.now.actor, code, version: this.version });
    this.sent.set(id, code);
  };

  undo = (): void => {
    const seat = this.now?.undo;
    if (seat === null || seat === undefined || this.version === null || this.pending) return;
    this.dismiss();
    this.pending = true;
    this.connection.request({ type: 'undo', seat, version: this.version });
  };

  react = (what: Reaction): void => {
    const seat = this.speaker;
    if (seat !== null) this.connection.send({ type: 'react', seat, what });
  };

  hint = (): void => {
    if (this.now && this.yours.includes(this.now.actor)) this.connection.send({ type: 'hint', seat: this.now.actor });
  };

  dismiss = (): void => {
    this.refusal = null;
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
        this.pace.add(message);
        break;
      case 'accepted':
        this.sent.delete(message.id);
        break;
      case 'refused':
        this.refuse(message);
        break;
      case 'seats':
        this.seats = message.seats;
        break;
      case 'reaction':
        this.showReaction(message.seat, message.what);
        break;
      case 'hint':
        this.hints = message.choices;
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      case 'closed':
        this.closed = message.reason;
        break;
    }
  }

  private take(message: TableMessage): void {
    this.heard = message.version;
    this.pace.clear();
    const { table: id, game, settings, commitment } = message;
    if (!isGame(game)) return;
    void GAMES[game]().then(({ parts }) => (this.parts = parts));
    this.rematch = message.rematch;
    this.info = { id, game, settings, commitment };
    this.seats = message.seats;
    this.yours = message.yours;
    this.log = message.log;
    this.fresh = [];
    this.settle(message.version, message.now);
    if (message.log.length === 0) this.sow(message); // the dice wait for it a moment
  }

  /** Own randomness for the dice, before the first one is rolled. */
  private sow({ table, yours, commitment }: TableMessage): void {
    const seeds = yours.length ? seedsFor(table, yours, commitment) : {};
    for (const seat of yours) this.connection.send({ type: 'seed', seat, value: seeds[seat]! });
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

  private refuse(message: RefusedMessage): void {
    const code = this.sent.get(message.id);
    this.sent.delete(message.id);
    this.pending = false;
    if (code !== undefined) this.refusal = { rule: message.rule, code, case: message.case, values: message.values };
  }

  private showReaction(seat: number, what: Reaction): void {
    const id = ++this.reactionCount;
    this.reactions = [...this.reactions.filter((other) => other.seat !== seat), { id, seat, what }];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other.id !== id)), REACTION_SHOWN);
  }

  private hold(events: Event[]): number {
    return this.parts && events.length && mayMove() ? this.parts.hold(events) : 0;
  }
}
