/** Addresses that carry a place in a game. */
import { fullAddress } from './address';

/** The replay at the place that a version of the table has in its record. */
export const replayLink = (table: string, version: number): string =>
  `replay?table=${table}&version=${version}`;

/** The replay after so many events. */
export const momentLink = (table: string, event: number): string => `replay?table=${table}&event=${event}`;

/** The invitation to a seat. */
export const inviteLink = (table: string, token: string): string => fullAddress(`t/${table}#${token}`);

export const watchLink = (table: string): string => fullAddress(`t/${table}`);

/** The replay of a whole game, to send to others. */
export const replayAddress = (table: string): string => fullAddress(momentLink(table, 0));
