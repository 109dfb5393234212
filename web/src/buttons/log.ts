/** The events of BUTTONS as lines of the log: a roll and its dice are one line. */
import { CHANCE } from '../lib/actors';
import type { LogLine } from '../lib/game';
import type { Event, Now } from '../lib/messages';
import type { Voice } from '../lib/voice';
import { t } from '../texts/texts.svelte';
import { type View, readView } from './view';

interface Roll {
  actor: number;
  faces: number[];
  version: number;
}

const cellOf = (text: string): { row: string; column: string } => {
  const [row = '', column = ''] = text.split(' ')[1]?.split('/') ?? [];
  return { row, column };
};

class Teller {
  readonly lines: LogLine[] = [];
  private roll: Roll | null = null;

  constructor(private readonly voice: Voice) {}

  tell(event: Event): void {
    if (event.kind === 'undo') return this.say(event, 'log-undo');
    if (event.kind === 'chance') return this.chance(event);
    this.endRoll(event);
    const [what = ''] = event.text.split(' ');
    if (what === 'roll') this.roll = { actor: event.actor, faces: [], version: event.version };
    else this.say(event, `log-${what}`, cellOf(event.text));
  }

  /** The last roll, when nothing has followed it yet. */
  finish(view: View): void {
    if (!this.roll) return;
    this.tellRoll(this.roll);
    if (view.seats[this.roll.actor]?.status === 'bust') this.tellBust(this.roll);
  }

  private chance(event: Event): void {
    const [what, value = ''] = event.text.split(' ');
    if (what === 'die' && this.roll) {
      this.roll.faces.push(Number(value));
      this.roll.version = event.version;
    } else if (what === 'card') this.tellCards(event.version);
  }

  /** All cards are dealt in one line. */
  private tellCards(version: number): void {
    const last = this.lines.at(-1);
    if (last?.actor === CHANCE) last.version = version;
    else this.lines.push({ version, actor: CHANCE, text: t('log-cards') });
  }

  /** Who rolled and does not lay next is bust (B33). */
  private endRoll(next: Event): void {
    if (!this.roll) return;
    const roll = this.roll;
    this.roll = null;
    this.tellRoll(roll);
    if (next.actor !== roll.actor || !next.text.startsWith('lay')) this.tellBust(roll);
  }

  private tellRoll({ actor, faces: [row, ...columns], version }: Roll): void {
    const key = row === undefined ? 'log-rolling' : 'log-roll';
    const text = t(key, { you: this.voice.is(actor), row: row ?? 0, columns: columns.join(', ') });
    this.lines.push({ version, actor, text });
  }

  private tellBust({ actor, version }: Roll): void {
    this.lines.push({ version, actor, text: t('log-bust', { you: this.voice.is(actor) }) });
  }

  private say(event: Event, key: string, values: Record<string, string> = {}): void {
    const text = t(key, { you: this.voice.is(event.actor), ...values });
    this.lines.push({ version: event.version, actor: event.actor, text });
  }
}

export function lines(log: Event[], now: Now, voice: Voice): LogLine[] {
  const teller = new Teller(voice);
  for (const event of log) teller.tell(event);
  teller.finish(readView(now));
  return teller.lines;
}
