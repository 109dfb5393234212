/** The events of BUTTONS as lines of the log: a roll and its dice are one line. */
import { CHANCE } from '../../lib/table/actors';
import type { LogLine } from '../../lib/game';
import type { Event, Now } from '../../lib/connection/messages';
import type { Voice } from '../../lib/text/voice';
import { t, textOf } from '../../texts/texts.svelte';
import type { Done } from '../types';
import { type View, columnOf, factsOf, readView, rowOf } from '../view';

interface Roll {
  actor: number;
  faces: number[];
  version: number;
}

class Teller {
  readonly lines: LogLine[] = [];
  private roll: Roll | null = null;

  constructor(
    private readonly view: View,
    private readonly voice: Voice,
  ) {}

  tell(event: Event): void {
    if (event.kind === 'undo') this.say(event, 'log-undo');
    else if (event.kind === 'chance') this.chance(event);
    else this.move(event);
    const { ended } = factsOf(event);
    if (ended !== undefined && event.kind !== 'undo')
      this.lines.push({ version: event.version, actor: CHANCE, text: t('log-round', { round: ended }) });
  }

  /** The last roll, when nothing has followed it yet. */
  endRoll(): void {
    if (!this.roll) return;
    const {
      actor,
      faces: [row, ...columns],
      version,
    } = this.roll;
    this.roll = null;
    const key = row === undefined ? 'log-rolling' : 'log-roll';
    this.lines.push({
      version,
      actor,
      text: t(key, { you: this.voice.is(actor), row: row ?? 0, columns: columns.join(', ') }),
    });
  }

  private move(event: Event): void {
    this.endRoll();
    const { move } = factsOf(event);
    if (!move) return;
    if (move.kind === 'roll') this.roll = { actor: event.actor, faces: [], version: event.version };
    else if (move.kind === 'out') this.out(event);
    else if (move.cell === undefined) this.say(event, `log-${move.kind}`);
    else this.piece(event, move, move.cell);
  }

  /** Of a move that was taken back, a reload leaves only what it was. */
  private out(event: Event): void {
    const { out } = factsOf(event);
    if (out) this.say(event, 'log-out', { count: out.buttons });
    else this.say(event, 'log-out-undone');
  }

  /** A button or a star on a cell, with the cell's colour. */
  private piece(event: Event, { kind, gold }: Done, cell: number): void {
    const colour = this.view.seats[event.actor]?.colours[cell] ?? 'red';
    const values = { row: rowOf(cell), column: columnOf(cell), colour: t(`colour-${colour}`) };
    this.say(event, gold ? 'log-lay-gold' : `log-${kind}`, values);
  }

  private chance(event: Event): void {
    const { card, die, bust } = factsOf(event);
    if (card) return this.cards(event.version);
    if (!die || !this.roll) return;
    this.roll.faces.push(die);
    this.roll.version = event.version;
    if (!bust) return;
    const { actor } = this.roll;
    this.endRoll();
    this.lines.push({
      version: event.version,
      actor,
      text: t('log-bust', { you: this.voice.is(actor), count: bust.lost }),
    });
  }

  /** All cards are dealt in one line. */
  private cards(version: number): void {
    const last = this.lines.at(-1);
    if (last?.actor === CHANCE) last.version = version;
    else this.lines.push({ version, actor: CHANCE, text: t('log-cards') });
  }

  private say(event: Event, key: string, values: Record<string, string | number> = {}): void {
    const text = textOf(key, { you: this.voice.is(event.actor), ...values });
    this.lines.push({ version: event.version, actor: event.actor, text });
  }
}

export function lines(log: Event[], now: Now, voice: Voice): LogLine[] {
  const teller = new Teller(readView(now), voice);
  for (const event of log) teller.tell(event);
  teller.endRoll();
  return teller.lines;
}
