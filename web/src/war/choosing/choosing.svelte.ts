/** What the player has chosen on the page and not yet sent. */
import { settings } from '../../lib/app/settings.svelte';
import type { Attempt } from '../../lib/game';
import type { TrayDie } from '../dice';
import { type Hand, type Target, VILLAGE, pieces, villageMove } from './targets';
import type { View } from '../view';

export class Choosing {
  /** The chosen dice, by their places in the tray. */
  picked: number[] = $state.raw([]);
  brother = $state(false);
  /** A target that waits for confirmation. */
  proposed: Target | null = $state.raw(null);
  /** The last target tried: where a refusal is shown. */
  tried: string | null = $state(null);
  /** What still goes to the village, one after the other. */
  private queue: (TrayDie | 'brother')[] = [];

  constructor(private readonly act: (move: number | Attempt) => void) {}

  hand(tray: TrayDie[]): Hand {
    return { dice: this.picked.flatMap((i) => tray[i] ?? []), brother: this.brother };
  }

  clear(): void {
    this.picked = [];
    this.brother = false;
    this.proposed = null;
    this.queue = [];
  }

  /** A new view has come: the next piece for the village, or a fresh choice. */
  follow(view: View): void {
    const next = this.queue.shift();
    const move = next && view.phase === VILLAGE ? villageMove(view, next) : null;
    if (move) return this.act(move.code);
    this.clear();
    this.tried = null;
  }

  /** An unequal die drops the others, except for the village. */
  toggle(tray: TrayDie[], index: number, mixed: boolean): void {
    this.proposed = null;
    if (this.picked.includes(index)) {
      this.picked = this.picked.filter((other) => other !== index);
      return;
    }
    const kept = mixed
      ? this.picked
      : this.picked.filter((other) => tray[other]?.value === tray[index]?.value);
    this.picked = [...kept, index].sort((a, b) => a - b);
  }

  /** The next die of the value; when all are chosen, none. */
  toggleValue(tray: TrayDie[], value: number, mixed: boolean): void {
    const fitting = tray.flatMap((die, i) => (die.value === value ? [i] : []));
    const free = fitting.find((i) => !this.picked.includes(i));
    if (free !== undefined) this.toggle(tray, free, mixed);
    else this.picked = this.picked.filter((i) => !fitting.includes(i));
  }

  /** Exactly these dice. */
  hold(picked: number[], brother: boolean): void {
    this.clear();
    this.picked = picked;
    this.brother = brother;
  }

  toggleBrother(): void {
    this.proposed = null;
    this.brother = !this.brother;
  }

  /** A lit target is proposed or sent; one that needs the brother gets him; a refused one is asked about. */
  pick(view: View, target: Target, hand: Hand): void {
    this.tried = target.key;
    if (target.state === 'maybe') this.toggleBrother();
    else if (target.state === 'legal' && settings.confirm && this.proposed?.key !== target.key)
      this.proposed = target;
    else this.send(view, target, hand);
  }

  confirm(view: View, hand: Hand): void {
    if (this.proposed) this.send(view, this.proposed, hand);
  }

  private send(view: View, target: Target, hand: Hand): void {
    if (target.move === null) return;
    if (target.key === VILLAGE && target.state === 'legal') {
      const [first, ...rest] = pieces(hand);
      this.queue = rest;
      const move = first ? villageMove(view, first) : null;
      if (move) this.act(move.code);
    } else this.act(target.move);
  }

  /** Nothing more for the village. */
  leaveVillage(view: View): void {
    const done = view.moves.find(({ kind }) => kind === 'village-done');
    if (done) this.act(done.code);
  }
}
