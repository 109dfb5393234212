/** Everything the layouts of War need to know and to do. */
import { tick, untrack } from 'svelte';
import type { GameProps, LogLine, Refusal } from '../lib/game';
import { play as sound } from '../lib/sound';
import { type Advice, adviceOf } from './advice';
import type { Bonus } from './bonus';
import { Choosing } from './choosing.svelte';
import { type Closing, STEPS, type StepName, boardAt, closingOf } from './closing';
import type { Controls } from './controls';
import { type TrayDie, trayOf } from './dice';
import { awardFlights, finishFlights, flights } from './flights';
import { dealt, lines } from './log';
import { type Prompt, promptOf } from './prompt';
import { Stage } from './stage.svelte';
import { EMPTY_HAND, type Hand, type Target, isEmpty, targetsOf } from './targets';
import { type Seat, type View, offerOf, readView } from './view';

export class Play {
  readonly stage: Stage;
  readonly choosing: Choosing;
  /** The bonus sheet, with what was pressed to open it. */
  sheet: { bonus: Bonus | null; value: number | null } | null = $state.raw(null);
  peeked: { seat: number; at: DOMRect | null } | null = $state.raw(null);
  /** A refusal that the page gives itself, where there is no move to ask about. */
  private own: Refusal | null = $state.raw(null);
  private peekTimer: number | undefined;

  constructor(private readonly read: () => GameProps) {
    this.stage = untrack(() => new Stage(readView(read().now), read().log));
    this.choosing = new Choosing((code) => this.props.act(code));
  }

  get props(): GameProps {
    return this.read();
  }

  view: View = $derived.by(() => this.stage.view);
  me: number = $derived.by(() => this.props.me);
  seat: Seat = $derived.by(() => this.view.seats[this.me]!);
  tray: TrayDie[] = $derived(trayOf(this.seat));
  ending: boolean = $derived.by(() => this.stage.board !== null && !this.props.still);
  /** The game has gone on while a player still looks at the end of a round; those who look on follow it. */
  behind: boolean = $derived.by(() => this.ending && this.props.yours.length > 0 && this.view.round !== this.stage.board?.round);
  asked: boolean = $derived.by(
    () => this.props.now.offers !== null && this.view.actor === this.me && !this.props.still && this.stage.landed === null && (!this.ending || this.view.closing !== null),
  );
  ready: boolean = $derived.by(() => this.asked && !this.props.pending);
  hand: Hand = $derived.by(() => (this.asked ? this.choosing.hand(this.tray) : EMPTY_HAND));
  targets: Map<string, Target> = $derived(targetsOf(this.view, this.hand));
  others: number[] = $derived.by(() => this.view.seats.map((_, i) => (this.me + 1 + i) % this.view.seats.length).slice(0, -1));
  lines: LogLine[] = $derived.by(() => lines(this.props.log, this.props.now, this.props.voice));
  dealt = $derived.by(() => dealt(this.props.log));
  prompt: Prompt = $derived.by(() => promptOf(this.view, this.props.now, this.hand, this.targets, this.asked, this.props.voice));
  /** What a bot would do, the best first; empty when it was not asked. */
  advice: Advice[] = $derived.by(() => (this.asked ? adviceOf(this.view, this.props.hints, this.tray, this.asking, this.props.voice) : []));
  marks: Map<string, Advice> = $derived(new Map(this.advice.flatMap((each) => (each.key === null ? [] : [[each.key, each]]))));
  refusal: Refusal | null = $derived.by(() => this.props.refusal ?? this.own);
  refused: string | null = $derived.by(() => (this.refusal ? this.choosing.tried : null));
  proposed: string | null = $derived.by(() => this.choosing.proposed?.key ?? null);

  closing: Closing | null = $derived.by(() => {
    const { board, choices } = this.stage;
    return board && closingOf(board, choices, this.view.round === board.round ? this.view.closing : null);
  });

  /** The step of the round's end that is looked at. */
  step: StepName | null = $derived.by(() => (this.ending ? (STEPS[this.stage.shown] ?? null) : null));

  /** The board as it is drawn: during the round's end, as its steps have left it. */
  board: View = $derived.by(() => {
    const { board, choices, shown } = this.stage;
    if (!board || this.props.still) return this.view;
    const extra = board.extra && { ...board.extra, needed: null, prices: null };
    return { ...boardAt(board, choices, shown), extra, actor: this.view.actor, offers: [] };
  });

  /** How many lit targets lie behind each tab. */
  badges = $derived.by(() => {
    const lit = [...this.targets.values()].filter((target) => target.state === 'legal').map((target) => target.key);
    const kind = (start: string): number => lit.filter((key) => key.startsWith(start)).length;
    const hut = this.asked && (this.view.phase === 'building' || this.view.phase === 'freeing') ? this.view.offers.length : 0;
    return { places: kind('location') + kind('village'), school: kind('school'), cards: kind('card'), hut };
  });

  controls: Controls = $derived.by(() => {
    const { now, yours, pending, undo, hint } = this.props;
    const end = this.ready ? offerOf(this.view, 'end') : null;
    const leaves = this.ready && isEmpty(this.hand) && offerOf(this.view, 'village-done');
    const mayUndo = now.undo !== null && yours.includes(now.undo) && !pending;
    return {
      undo: mayUndo ? undo : null,
      hint: this.ready ? () => this.ask(hint) : null,
      clear: isEmpty(this.hand) ? null : () => this.clear(),
      confirm: this.choosing.proposed && this.ready ? () => this.choosing.confirm(this.view, this.hand) : null,
      end: end && isEmpty(this.hand) ? () => this.act(end.code) : null,
      leave: leaves ? () => this.choosing.leaveVillage(this.view) : null,
    };
  });

  /** A new view has come; to be called in an effect. */
  follow(): void {
    const { now, log, still } = this.props;
    const view = readView(now);
    untrack(() => {
      const old = this.stage.view;
      const fresh = this.stage.show(view, still ? [] : log);
      if (fresh.some((event) => event.kind === 'move')) sound('lay');
      void tick().then(() => flights(old, view, fresh));
      this.choosing.follow(view);
      if (this.asked && this.closing) this.stage.shown = Math.max(this.stage.shown, this.closing.reached);
    });
  }

  act(code: number): void {
    if (this.ready) this.props.act(code);
  }

  press = (target: Target): void => {
    if (this.refusal) this.dismiss();
    if (!this.ready) return;
    if (target.state !== 'quiet') this.choosing.pick(this.view, target, this.hand);
    if (target.state === 'no' && target.code === null) this.own = target.why ?? null;
  };

  dismiss(): void {
    this.own = null;
    this.props.dismiss();
  }

  /** A click finishes any movement. */
  finish = (): void => {
    this.stage.stop();
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
    return offer.kind === 'lake' || offer.kind === 'turn' || offer.kind === 'give' || (key !== null && this.targets.has(key));
  }

  /** Choose what is advised; to confirm it is left to the player. */
  choose({ offer, key, dice }: Advice): void {
    if (offer.kind === 'lake' || offer.kind === 'turn' || offer.kind === 'give') {
      return this.openBonus(offer.kind, offer.kind === 'lake' ? offer.value : offer.kind === 'turn' ? offer.from : null);
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
    if (this.ready) this.sheet = { bonus, value: value ?? this.hand.dice.find((die) => !die.white)?.value ?? null };
  };

  peek = (seat: number, at: DOMRect | null, soon: boolean): void => {
    clearTimeout(this.peekTimer);
    this.peekTimer = window.setTimeout(() => (this.peeked = { seat, at }), soon ? 0 : 300);
  };

  unpeek = (): void => {
    clearTimeout(this.peekTimer);
    this.peeked = null;
  };

  next = (): void => {
    this.stage.next(this.closing?.reached ?? STEPS.length - 1);
    const step = STEPS[this.stage.shown];
    if (step === 'exam' && this.closing) awardFlights([this.closing.exam.award]);
    if (step === 'places' && this.closing) awardFlights(this.closing.places);
  };

  /** Whether the whole end of the round has been shown. */
  seen: boolean = $derived.by(() => !this.ending || this.stage.shown === STEPS.length - 1);

  /** The game is over, but its last round is still counted up. */
  counting: boolean = $derived.by(() => this.view.phase === 'over' && !this.seen);

  /** The reader has seen all that has happened, but the round's end goes on. */
  waits: boolean = $derived.by(() => this.closing !== null && !this.seen && this.stage.shown >= this.closing.reached);

  /** To the step the game waits at, or out of the round's end. */
  skip = (): void => {
    const board = this.stage.board;
    if (this.props.toResult) this.props.toResult();
    else if (board && this.view.closing && this.view.round === board.round) this.stage.shown = this.closing?.reached ?? 0;
    else this.stage.leave();
  };
}
