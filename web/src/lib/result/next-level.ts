import type { SeatInfo } from '../connection/messages';

/** After a win against bots alone: the level above the strongest of them; null if there is none. */
export function nextLevel(
  seats: SeatInfo[],
  yours: number[],
  winners: number[],
  levels: string[],
): string | null {
  const others = seats.filter((_, seat) => !yours.includes(seat));
  if (!winners.some((seat) => yours.includes(seat)) || others.some(({ kind }) => kind !== 'bot')) return null;
  const strongest = Math.max(...others.map(({ level }) => levels.indexOf(level ?? '')));
  return strongest < 0 ? null : (levels[strongest + 1] ?? null);
}
