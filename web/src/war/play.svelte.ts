/** Everything the layouts of War need to know and to do. */
import { tick, untrack } from 'svelte';
import type { GameProps, LogLine } from '../lib/game';
import { play as sound } from '../lib/dom/sound';
import { mayMove } from '../lib/app/settings.svelte';
import type { Event } from '../lib/connection/messages';
import { type Beat, Stage } from '../lib/stage/stage.svelte';
import { Tumbling, tumbleTime } from '../lib/stage/tumbling.svelte';
import { type Advice, adviceOf, tabOf } from './hints/advice';
import type { Bonus } from './actions/bonus';
import { Choosing } from './choosing/choosing.svelte';
import type { Controls } from './actions/controls';
import { type TrayDie, trayOf } from './dice';
import { dealt, rolled } from './events';
import { awardFlights, finishFlights, flights } from './stage/flights';
import { lines } from './wording/log';
import { type Prompt, promptOf } from './wording/prompt';
import {
  type RoundEndStory,
  STEPS,
  placeAwards,
  reachedIn,
  roundEndOf,
  schoolAward,
} from './round-end/round-end';
import { EMPTY_HAND, type Hand, type Target, isEmpty, targetsOf } from './choosing/targets';
import type { RoundEndStep } from './types';
import { type Seat, type View, moveOf, readView } from './view';

/** What is played over a position: the dice of a new round fall. */
type Scene = 'dice';

export interface AtPlace {
  target: Target;
  mark: Advice | undefined;
  /** It waits for the player to confirm. */
  proposed: boolean;
  refused: boolean;
  press: () => void;
}

export class Play {
  readonly stage: Stage<View, Scene>;
  readonly tumbling = new Tumbling();
  readonly choosing: Choosing;
  /** The bonus sheet, with what was pressed to open it. */
  sheet: { bonus: Bonus | null; value: number | null } | null = $state.raw(null);
  peeked: { seat: number; at: DOMRect | null } | null = $state.raw(null);
  /** The step of the round end that the reader looks at. */
  shown = $state(0);
  /** The last round whose end is behind the reader. */
  private left = $state(0);
  private peekTimer: number | undefined;

  constructor(private readonly read: () => GameProps) {
    const { now, log } = untrack(read);
    const view = readView(now);
    this.left = view.phase === 'over' ? view.round : view.round - 1;
    this.stage = new Stage(view, log.at(-1)?.version ?? 0, (from, to, fresh) => this.beats(from, to, fresh));
    this.choosing = new Choosing((move) => this.props.act(move));
  }

  get props(): GameProps {
    return this.read();
  }

  view: View = $derived.by(() => this.stage.picture);
  me: number = $derived.by(() => this.props.me);
  seat: Seat = $derived.by(() => this.view.seats[this.me]!);
  tray: TrayDie[] = $derived(trayOf(this.seat));
  /** The last round end that the log tells of. */
  private told: RoundEndStory | null = $derived.by(() =>
    this.props.still ? null : roundEndOf(this.props.log),
  );
  /** The round end that is being shown. */
  roundEnd: RoundEndStory | null = $derived.by(() => (this.isOpen(this.view) ? this.told : null));
  /** The game has gone on while a player still looks at the end of a round; spectators follow it. */
  behind: boolean = $derived.by(
    () => this.roundEnd !== null && this.props.yours.length > 0 && this.view.round !== this.roundEnd.round,
  );
  asked: boolean = $derived.by(
    () =>
      this.props.now.legal_moves !== null &&
      this.view.actor === this.me &&
      !this.props.still &&
      this.stage.scene === null &&
      (!this.roundEnd || this.view.roundEnd !== null),
  );
  /** A replay: nobody places dice. */
  replay: boolean = $derived.by(
    () => this.props.still && this.props.table.id === '' && this.props.yours.length === 0,
  );
  ready: boolean = $derived.by(() => this.asked && !this.props.pending);
  hand: Hand = $derived.by(() => (this.asked ? this.choosing.hand(this.tray) : EMPTY_HAND));
  targets: Map<string, Target> = $derived(targetsOf(this.view, this.hand));
  others: number[] = $derived.by(() =>
    this.view.seats.map((_, i) => (this.me + 1 + i) % this.view.seats.length).slice(0, -1),
  );
  lines: LogLine[] = $derived.by(() => lines(this.props.log, this.props.now, this.props.voice));
  dealt = $derived.by(() => dealt(this.props.log));
  prompt: Prompt = $derived.by(() =>
    promptOf(this.view, this.props.now, this.hand, this.targets, this.asked, this.props.voice),
  );
  /** What a bot would do, the best first; empty when it was not asked. */
  advice: Advice[] = $derived.by(() =>
    this.asked ? adviceOf(this.view, this.props.hints, this.tray, this.asking, this.props.voice) : [],
  );
  marks: Map<string, Advice> = $derived(
    new Map(this.advice.flatMap((each) => (each.key === null ? [] : [[each.key, each]]))),
  );
  /** Cards may be used after rolling. */
  afterRolling: boolean = $derived.by(() => this.asked && this.view.phase === 'after-rolling');
  /** Where there are tabs: the one that a hint, or what is asked of the player, leads to. */
  wantedTab = $derived.by(() => tabOf(this.advice[0]?.key) ?? (this.asksForHut ? 'hut' : null));
  private asksForHut: boolean = $derived.by(
    () => this.asked && (this.view.phase === 'building' || this.view.phase === 'freeing'),
  );
  refused: string | null = $derived.by(() => (this.props.refusal ? this.choosing.tried : null));
  proposed: string | null = $derived.by(() => this.choosing.proposed?.key ?? null);

  /** How far the round end has come, as an index of STEPS. */
  reached: number = $derived.by(() => (this.roundEnd ? reachedIn(this.roundEnd, this.view) : 0));

  /** The step of the round end that is looked at. */
  step: RoundEndStep | null = $derived.by(() => (this.roundEnd ? (STEPS[this.shown] ?? null) : null));

  /** The board as it is drawn: during the round end, as its steps have left it. */
  board: View = $derived.by(() => {
    const boards = this.roundEnd?.boards ?? [];
    const board = this.shown > 0 ? boards.at(-1) : boards[0];
    if (!board) return this.view;
    const live = board.live && { ...board.live, prices: null };
    const places = board.places.map((place) => ({ ...place, beaten: null }));
    return { ...board, live, places, actor: this.view.actor };
  });

  /** How many lit targets lie behind each tab. */
  badges = $derived.by(() => {
    const lit = [...this.targets.values()]
      .filter((target) => target.state === 'legal')
      .map((target) => target.key);
    const kind = (start: string): number => lit.filter((key) => key.startsWith(start)).length;
    const hut = this.asksForHut ? this.view.moves.length : 0;
    return { places: kind('location') + kind('village'), school: kind('school'), cards: kind('card'), hut };
  });

  controls: Controls = $derived.by(() => {
    const { now, yours, pending, undo, hint } = this.props;
    const end = this.ready ? moveOf(this.view, 'end') : null;
    const leaves = this.ready && isEmpty(this.hand) && moveOf(this.view, 'village-done');
    const mayUndo = now.undo !== null && yours.includes(now.undo) && !pending;
    return {
      undo: mayUndo ? undo : null,
      hint: this.ready ? () => this.ask(hint) : null,
      clear: isEmpty(this.hand) ? null : () => this.clear(),
      confirm:
        this.choosing.proposed && this.ready ? () => this.choosing.confirm(this.view, this.hand) : null,
      end: end && isEmpty(this.hand) ? () => this.act(end.code) : null,
      leave: leaves ? () => this.choosing.leaveVillage(this.view) : null,
    };
  });

  /** A new view has come; to be called in an effect. */
  follow(): void {
    const { now, log, fresh } = this.props;
    const view = readView(now);
    untrack(() => {
      const before = this.roundEnd?.round;
      this.stage.show(view, log, fresh);
      if (fresh.some((event) => event.kind === 'move')) sound('lay');
      this.choosing.follow(view);
      if (this.roundEnd?.round !== before) this.shown = 0;
      if (this.asked && this.roundEnd) this.shown = Math.max(this.shown, this.reached);
    });
  }

  /** What leads from one position to the next: pieces fly to where they lie, and a new round's dice fall. */
  private beats(from: View, to: View, fresh: Event[]): Beat<View, Scene>[] {
    if (!mayMove()) return [];
    void tick().then(() => flights(from, to));
    return rolled(fresh) && !this.isOpen(to) ? [this.fallingDice(to)] : [];
  }

  private fallingDice(view: View): Beat<View, Scene> {
    return { picture: view, scene: 'dice', lasts: tumbleTime(trayOf(view.seats[this.me]!).length) };
  }

  /** Whether the end of a round is to be shown over a view: until the reader has left it, or a round later. */
  private isOpen(view: View): boolean {
    return this.told !== null && this.told.round > this.left && this.told.round >= view.round - 1;
  }

  act(code: number): void {
    if (this.ready) this.props.act(code);
  }

  /** What a place of the board shows of the player's choice and of a hint, and what a press does. */
  at(key: string): AtPlace {
    const target = this.targets.get(key)!;
    return {
      target,
      mark: this.marks.get(key),
      proposed: this.proposed === key,
      refused: this.refused === key,
      press: () => this.press(target),
    };
  }

  private press(target: Target): void {
    if (this.props.refusal) this.dismiss();
    if (this.ready && target.state !== 'quiet') this.choosing.pick(this.view, target, this.hand);
  }

  dismiss(): void {
    this.props.dismiss();
  }

  /** A click finishes any movement. */
  finish = (): void => {
    this.stage.finish();
    finishFlights();
  };

  /** The dice in hand when advice was asked for: it keeps to them. */
  private asking: Hand = $state.raw(EMPTY_HAND);

  private ask(hint: () => void): void {
    this.asking = this.hand;
    hint();
  }

  /** Whether advice can be chosen for the player: dice and a target, or a bonus action. */
  canChoose({ offer, key }: Advice): boolean {
    return (
      offer.kind === 'lake' ||
      offer.kind === 'turn' ||
      offer.kind === 'give' ||
      (key !== null && this.targets.has(key))
    );
  }

  /** Choose what is advised; to confirm it is left to the player. */
  choose({ offer, key, dice }: Advice): void {
    if (offer.kind === 'lake' || offer.kind === 'turn' || offer.kind === 'give') {
      return this.openBonus(
        offer.kind,
        offer.kind === 'lake' ? offer.value : offer.kind === 'turn' ? offer.from : null,
      );
    }
    const brother = offer.kind === 'village' ? offer.die === 'brother' : 'brother' in offer && offer.brother;
    this.choosing.hold(dice, brother);
    this.choosing.proposed = (key && this.targets.get(key)) || null;
  }

  pick = (index: number): void => {
    this.dismiss();
    this.choosing.toggle(this.tray, index, this.view.phase === 'village');
  };

  pickBrother = (): void => {
    this.dismiss();
    this.choosing.toggleBrother();
  };

  fading = (die: TrayDie): boolean => {
    const first = this.hand.dice[0];
    return first !== undefined && this.view.phase !== 'village' && die.value !== first.value;
  };

  clear(): void {
    this.choosing.clear();
    this.dismiss();
  }

  openBonus = (bonus: Bonus | null, value: number | null = null): void => {
    if (this.ready)
      this.sheet = { bonus, value: value ?? this.hand.dice.find((die) => !die.white)?.value ?? null };
  };

  peek = (seat: number, at: DOMRect | null, soon: boolean): void => {
    clearTimeout(this.peekTimer);
    this.peekTimer = window.setTimeout(() => (this.peeked = { seat, at }), soon ? 0 : 300);
  };

  unpeek = (): void => {
    clearTimeout(this.peekTimer);
    this.peeked = null;
  };

  /** To the next step of the round end. */
  next = (): void => {
    this.shown = Math.min(this.shown + 1, this.reached);
    if (!this.roundEnd) return;
    const award = schoolAward(this.roundEnd);
    if (this.step === 'exam' && award) awardFlights([award]);
    if (this.step === 'places') awardFlights(placeAwards(this.roundEnd));
  };

  /** Whether the whole end of the round has been shown. */
  seen: boolean = $derived.by(() => !this.roundEnd || this.shown === STEPS.length - 1);

  /** The game is over, but its last round is still counted up. */
  counting: boolean = $derived.by(() => this.view.phase === 'over' && !this.seen);

  /** The reader has seen all that has happened, but the round end goes on. */
  waits: boolean = $derived.by(() => !this.seen && this.shown >= this.reached);

  /** To the step the game waits at, or out of the round end. */
  skip = (): void => {
    if (this.props.toResult) this.props.toResult();
    else if (this.reached < STEPS.length - 1) this.shown = this.reached;
    else this.leave();
  };

  private leave(): void {
    this.left = this.roundEnd?.round ?? this.left;
    this.shown = 0;
    if (mayMove() && this.view.phase !== 'over') this.stage.perform([this.fallingDice(this.view)]);
  }
}
