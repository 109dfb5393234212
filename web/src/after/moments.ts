/** The turning points of a game in words. */
import type { GameParts } from '../lib/game';
import type { AnalysisEnd, TurningPoint } from '../lib/messages';
import type { Replaying } from '../lib/replaying.svelte';
import type { Voice } from '../lib/voice';
import { swing, t } from '../texts/texts.svelte';

export interface Moment {
  number: number;
  event: number;
  /** The place on the slider. */
  stop: number;
  round: number;
  what: string;
  /** Whose chance changed most, and by how much. */
  change: string;
}

/** What happened on the way to a stop. */
export function wordsAt(replaying: Replaying, stop: number, parts: GameParts, voice: Voice): string {
  const line = parts.lines(replaying.logTo(stop), replaying.nowAt(stop), voice).at(-1);
  return line ? `${line.actor >= 0 ? voice.who(line.actor) : ''} ${line.text}`.trim() : t('replay-start');
}

function changeOf({ changes }: TurningPoint, voice: Voice): string {
  const most = changes.reduce((best, change, seat) => (Math.abs(change) > Math.abs(changes[best]!) ? seat : best), 0);
  return t('chance-change', { name: voice.who(most), change: swing(changes[most]!) });
}

/** In the order of the game; what happened at one stop is one moment. */
export function momentsOf(end: AnalysisEnd, replaying: Replaying, parts: GameParts, voice: Voice): Moment[] {
  const stops = new Map(end.turning_points.map((point) => [replaying.stopAt(point.event), point]).reverse() as [number, TurningPoint][]);
  return [...stops].sort(([a], [b]) => a - b).map(([stop, point], i) => ({
    number: i + 1,
    event: point.event,
    stop,
    round: replaying.rounds[stop] ?? 0,
    what: wordsAt(replaying, stop, parts, voice),
    change: changeOf(point, voice),
  }));
}
