/** What happened around the table, as lines of the log; the table gives them to every log below it. */
import { getContext, setContext } from 'svelte';
import { t } from '../../texts/texts.svelte';
import type { LogLine } from '../game';
import type { SeatNews } from './seat-news';
import type { Voice } from '../text/voice';

const KEY = Symbol('news');

export const newsLines = (news: SeatNews[], voice: Voice): LogLine[] =>
  news.map(({ kind, seat, version }) => ({
    version,
    actor: seat,
    text: t(`news-${kind}`, { you: voice.is(seat) }),
  }));

export const giveNews = (lines: () => LogLine[]): unknown => setContext(KEY, lines);

export const takeNews = (): (() => LogLine[]) => getContext<(() => LogLine[]) | undefined>(KEY) ?? (() => []);

/** Both kinds of lines, oldest first; at the same version the game's own line comes first. */
export function mergeLines<Line extends { version: number }>(lines: Line[], news: Line[]): Line[] {
  if (news.length === 0) return lines;
  const before = lines[0]?.version ?? 0;
  return [...lines, ...news.filter((line) => line.version >= before)].sort((a, b) => a.version - b.version);
}

/** A key of its own for each line: someone may leave and come back twice between two moves. */
export function lineKeys(lines: LogLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ version, actor, text }) => {
    const same = `${version} ${actor} ${text}`;
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return `${same} ${count}`;
  });
}
