/** The turning points of a game in words. */
import type { GamePage } from '../lib/game';
import type { AnalysisEnd, BetterMove, Event, TurningPoint } from '../lib/connection/messages';
import type { Replaying } from '../lib/replay/replaying.svelte';
import type { Voice } from '../lib/text/voice';
import { percent, swing, t } from '../texts/texts.svelte';

export interface Moment {
  number: number;
  event: number;
  /** The place on the slider. */
  stop: number;
  round: number;
  what: string;
  /** Whose chance changed most, and by how much. */
  change: string;
  /** What would have been better, if the bots know. */
  better: string;
}

/** The last line of the log after these events. */
function lastLine(log: Event[], replaying: Replaying, stop: number, page: GamePage, voice: Voice): string {
  const line = page.lines(log, replaying.nowAt(stop), voice).at(-1);
  return line ? `${line.actor >= 0 ? voice.who(line.actor) : ''} ${line.text}`.trim() : '';
}

/** What happened on the way to a stop. */
export function wordsAt(replaying: Replaying, stop: number, page: GamePage, voice: Voice): string {
  return (stop > 0 && lastLine(replaying.logTo(stop), replaying, stop, page, voice)) || t('replay-start');
}

function changeOf({ changes }: TurningPoint, voice: Voice): string {
  const most = changes.reduce(
    (best, change, seat) => (Math.abs(change) > Math.abs(changes[best]!) ? seat : best),
    0,
  );
  return t('chance-change', { name: voice.alone(most), change: swing(changes[most]!) });
}

/** A roll is told by its dice, a move by itself although dice may have followed. */
function whatOf(point: TurningPoint, replaying: Replaying, page: GamePage, voice: Voice): string {
  const stop = replaying.stopAt(point.event);
  if (point.kind === 'roll') return wordsAt(replaying, stop, page, voice);
  return (
    lastLine(replaying.events.slice(0, point.first + 1), replaying, stop, page, voice) || t('replay-start')
  );
}

/** The better move, told as if it had been played. */
function betterOf(
  point: TurningPoint,
  better: BetterMove,
  replaying: Replaying,
  page: GamePage,
  voice: Voice,
): string {
  const played: Event = {
    version: point.first + 1,
    kind: 'move',
    actor: point.actor,
    code: better.code,
    text: better.text,
    facts: better.facts,
  };
  const before = replaying.events.slice(0, point.first);
  const move = lastLine([...before, played], replaying, replaying.stopAt(point.first), page, voice);
  return t('better-move', { move, share: percent(better.chance) });
}

/** The turning points in the order of the game. */
export function momentsOf(end: AnalysisEnd, replaying: Replaying, page: GamePage, voice: Voice): Moment[] {
  const points = [...end.turning_points].sort((a, b) => a.event - b.event);
  return points.map((point, i) => ({
    number: i + 1,
    event: point.event,
    stop: replaying.stopAt(point.event),
    round: replaying.rounds[replaying.stopAt(point.first + 1)] ?? 0,
    what: whatOf(point, replaying, page, voice),
    change: changeOf(point, voice),
    better: point.better ? betterOf(point, point.better, replaying, page, voice) : '',
  }));
}
