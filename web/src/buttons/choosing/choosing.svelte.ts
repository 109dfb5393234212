/** What the player has chosen on the page and not yet sent. */
import type { Attempt } from '../../lib/game';
import { settings } from '../../lib/app/settings.svelte';
import { type Chosen, NOTHING_CHOSEN } from '../board/cells';
import { type View, cellMoves } from '../view';

export class Choosing {
  chosen: Chosen = $state.raw(NOTHING_CHOSEN);
  /** The last cell that was sent: where a refusal is shown. */
  tried: number | null = $state(null);
  /** Stars that are confirmed and go out one after the other. */
  private queue: number[] = $state.raw([]);

  constructor(private readonly act: (move: number | Attempt) => void) {}

  /** Confirmed stars are on their way: there is nothing left to choose. */
  get sending(): boolean {
    return this.queue.length > 0;
  }

  clear(): void {
    this.chosen = NOTHING_CHOSEN;
    this.queue = [];
  }

  /** Propose a cell, to be confirmed. */
  propose(cell: number): void {
    this.chosen = { lay: cell, stars: [] };
  }

  /** A new view has come: the next of the confirmed stars, or a fresh choice. */
  follow(view: View): void {
    const [next, ...left] = this.queue;
    const offered = cellMoves(view).find((offer) => offer.kind === 'star' && offer.cell === next);
    if (!offered) return this.clear();
    this.queue = left;
    this.chosen = { lay: null, stars: [next!, ...left] };
    this.act(offered.code);
  }

  pick(view: View, cell: number, due: number): void {
    if (view.phase === 'sewing') this.pickStar(view, cell, due);
    else this.pickLay(view, cell);
  }

  confirm(view: View): void {
    if (view.phase === 'sewing') {
      this.queue = [...this.chosen.stars];
      this.follow(view);
    } else if (this.chosen.lay !== null) this.send(view, this.chosen.lay);
  }

  /** With confirmation a tap only proposes; a second tap on the same cell confirms. */
  private pickLay(view: View, cell: number): void {
    const legal = cellMoves(view).some((offer) => offer.cell === cell);
    if (legal && settings.confirm && view.phase === 'laying' && this.chosen.lay !== cell) this.propose(cell);
    else this.send(view, cell);
  }

  /** A tap on a chosen star takes it back; without confirmation the last star sends all. */
  private pickStar(view: View, cell: number, due: number): void {
    const { stars } = this.chosen;
    if (stars.includes(cell)) {
      this.chosen = { lay: null, stars: stars.filter((other) => other !== cell) };
    } else if (!cellMoves(view).some((offer) => offer.cell === cell)) {
      this.send(view, cell);
    } else if (stars.length < due) {
      this.chosen = { lay: null, stars: [...stars, cell] };
      if (!settings.confirm && stars.length + 1 === due) this.confirm(view);
    }
  }

  /** Cells without a legal move are sent too: the server says why not. */
  private send(view: View, cell: number): void {
    this.tried = cell;
    const moves = cellMoves(view);
    const kind = view.phase === 'sewing' ? 'star' : 'lay';
    this.act(moves.find((move) => move.cell === cell)?.code ?? { kind, cell });
  }
}
