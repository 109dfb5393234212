/** Addresses that carry a place in a game. */
import type { Event } from './messages';

/** How many events of the record come after this version: moves taken back are not in it. */
export function eventsAfter(log: Event[], version: number): number {
  const later = log.filter((event) => event.version > version);
  return later.reduce((count, event) => count + (event.kind === 'undo' ? -1 : 1), 0);
}

export const replayLink = (table: string, log: Event[], version: number): string =>
  `/replay?table=${table}&back=${Math.max(0, eventsAfter(log, version))}`;

/** The invitation to a seat. */
export const inviteLink = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`;

export const watchLink = (table: string): string => `${location.origin}/t/${table}`;
