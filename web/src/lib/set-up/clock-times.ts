/** The clocks that the set-up offers. */
import type { Clock } from '../connection/messages';

export type ClockChoice = 'none' | 'live' | 'days';

export const CLOCKS: Record<ClockChoice, Clock | null> = {
  none: null,
  live: { kind: 'live', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 3 },
};
