/** What this page was told of a game, to compare with its record: a server could show one game and hand out another. */
import type { Event } from '../connection/messages';
import type { RecordEvent } from './verify';

const lineOf = (actor: number, text: string): string => `${actor} ${text}`;
const CHANCE = -1;

export class Witness {
  /** Events without a gap, as lines; a new run begins where the page may have missed some. */
  private readonly runs: string[][] = [];
  private fromStart = false;
  private last = 0;

  /** The end of the log, as the whole table brings it: what was heard before is skipped. */
  arrive(log: Event[]): void {
    if (this.runs.length === 0) {
      this.fromStart = log.length === 0;
      this.runs.push([]);
    } else if (log.length && log[0]!.version > this.last) {
      this.dropMoves();
      this.runs.push([]);
    }
    this.hear(log.filter(({ version }) => version > this.last));
  }

  /** Events that follow on the last ones. */
  hear(events: Event[]): void {
    const run = this.runs.at(-1);
    for (const { version, kind, actor, text } of events) {
      if (kind === 'undo') run?.pop();
      else run?.push(lineOf(actor, text));
      this.last = Math.max(this.last, version);
    }
  }

  /** Whether a finished game's record holds all that was heard, in order, and nothing in between. */
  confirms(events: RecordEvent[]): boolean {
    const lines = events.map(({ seat, chance, move }) => lineOf(seat ?? CHANCE, chance ?? move ?? ''));
    const holds = (run: string[], at: number): boolean => run.every((line, i) => lines[at + i] === line);
    let from = 0;
    for (const [number, run] of this.runs.entries()) {
      const latest = lines.length - run.length;
      let at = number === this.runs.length - 1 ? Math.max(from, latest) : from;
      const until = number === 0 && this.fromStart ? 0 : latest;
      while (at <= until && !holds(run, at)) at++;
      if (at > until) return false;
      from = at + run.length;
    }
    return true;
  }

  /** Moves that nothing followed may have been taken back since; a die never is. */
  private dropMoves(): void {
    const run = this.runs.at(-1)!;
    while (run.length && !run.at(-1)!.startsWith(`${CHANCE} `)) run.pop();
  }
}
