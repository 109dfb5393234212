/** Everything the layouts of BUTTONS need to know and to do. */
import { untrack } from 'svelte';
import { mayMove } from '../lib/app/settings.svelte';
import { play as sound } from '../lib/dom/sound';
import type { GameProps, LogLine } from '../lib/game';
import { Stage } from '../lib/stage/stage.svelte';
import { Tumbling } from '../lib/stage/tumbling.svelte';
import { type Advice, adviceOf } from './hints/advice';
import { type CellView, type Chosen, NOTHING_CHOSEN, cellViews } from './board/cells';
import { Choosing } from './choosing/choosing.svelte';
import { shownHeadline } from './wording/headline';
import { lines } from './wording/log';
import { marksOf } from './choosing/marks';
import { type Audience, type Picture, type Scene, beats } from './stage/scenes';
import { type Dice, type Seat, type View, cellMoves, diceOf, factsOf, readView, share } from './view';

export type BustScene = Extract<Scene, { kind: 'bust' }>;

export class Play {
  readonly stage: Stage<Picture, Scene>;
  readonly tumbling = new Tumbling();
  readonly choosing: Choosing;
  /** The seat whose board is looked at. */
  peeked: number | null = $state(null);

  constructor(private readonly read: () => GameProps) {
    const { log } = untrack(read);
    this.stage = new Stage<Picture, Scene>(
      untrack(() => this.pictureNow()),
      log.at(-1)?.version ?? 0,
      (from, to, fresh) => beats(from, to, fresh, this.props.log, this.audience()),
    );
    this.choosing = new Choosing((move) => this.props.act(move));
  }

  get props(): GameProps {
    return this.read();
  }

  scene: Scene | null = $derived.by(() => this.stage.scene);
  busy: boolean = $derived(this.scene !== null);
  rolling: boolean = $derived(this.scene?.kind === 'dice');
  bust: BustScene | null = $derived(this.scene?.kind === 'bust' ? this.scene : null);
  ownBust: BustScene | null = $derived(this.bust?.own ? this.bust : null);
  /** The own board as it was before the buttons went off it. */
  lost: Seat | null = $derived(this.ownBust?.part === 'card' ? this.ownBust.before : null);
  view: View = $derived.by(() => this.stage.picture.view);
  me: number = $derived.by(() => this.stage.picture.me);
  seat: Seat = $derived(this.view.seats[this.me]!);
  asked: boolean = $derived.by(
    () =>
      this.props.now.legal_moves !== null && this.view.actor === this.me && !this.props.still && !this.busy,
  );
  ready: boolean = $derived.by(() => this.asked && !this.props.pending);
  others: number[] = $derived.by(() =>
    this.view.seats.map((_, i) => (this.me + 1 + i) % this.view.seats.length).slice(0, -1),
  );
  chosen: Chosen = $derived.by(() => (this.asked ? this.choosing.chosen : NOTHING_CHOSEN));
  cells: CellView[] = $derived.by(() => {
    return cellViews(this.view, this.me, this.asked, this.chosen, [...(this.lost?.buttons ?? [])]);
  });
  dice: Dice | null = $derived.by(() => (this.tumbling.faces ? diceOf(this.tumbling.faces) : this.view.dice));
  /** The dice whose row and columns glow: for an offer the gold one alone counts. */
  lit: Dice | null = $derived.by(() => {
    const { dice, phase } = this.view;
    if (this.rolling || !dice) return null;
    if (phase === 'offering') return { ...dice, black: [] };
    return phase === 'laying' || this.ownBust ? dice : null;
  });
  mood: 'stars' | 'decide' | 'lay' | 'rest' = $derived.by(() => {
    if (!this.asked) return 'rest';
    return this.view.phase === 'sewing' ? 'stars' : this.view.phase === 'turn' ? 'decide' : 'lay';
  });
  /** The risk of each row, while the player decides whether to roll. */
  risks: number[] | null = $derived.by(() => {
    const { phase, active, live } = this.view;
    return phase === 'turn' && active === this.me && live && !this.busy ? live.row_bust.map(share) : null;
  });
  advice: Advice | null = $derived.by(() => (this.asked ? adviceOf(this.view, this.props.hints) : null));
  lines: LogLine[] = $derived.by(() => {
    const { log, fresh, now, voice } = this.props;
    return lines(this.rolling ? log.slice(0, -fresh.length) : log, now, voice);
  });
  headline = $derived.by(() =>
    shownHeadline(this.scene, this.stage.picture, this.props.now, this.asked, this.props.voice),
  );
  marks = $derived.by(() =>
    marksOf(this.view, this.me, this.asked, this.props.refusal, this.choosing.tried, this.advice),
  );

  /** A new view has come; to be called in an effect. */
  follow(): void {
    const [picture, { log, fresh }] = [this.pictureNow(), this.props];
    untrack(() => {
      this.stage.show(picture, log, fresh);
      if (fresh.some((event) => event.kind === 'move' && factsOf(event).move?.kind === 'lay')) sound('lay');
      this.choosing.follow(picture.view);
    });
  }

  private pictureNow(): Picture {
    return { view: readView(this.props.now), me: this.props.me };
  }

  private audience(): Audience {
    const { yours, table, still } = this.props;
    return { moves: mayMove(), yours, live: table.id !== '' && !still };
  }

  pick = (cell: number): void => {
    if (this.props.refusal) this.props.dismiss();
    if (this.ready && cellMoves(this.view).length) this.choosing.pick(this.view, cell, this.seat.due);
  };

  act = (code: number | undefined): void => {
    if (this.ready && code !== undefined) this.props.act(code);
  };

  confirm = (): void => {
    if (this.ready) this.choosing.confirm(this.view);
  };

  clear(): void {
    this.choosing.clear();
    this.props.dismiss();
    this.peeked = null;
  }
}
