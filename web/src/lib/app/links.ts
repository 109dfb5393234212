/** Addresses that carry a place in a game. */
import type { LogLine, TableInfo } from '../game';
import { fullAddress } from './address';

/** Where the lines of a log lead: into the replay, as the table was then. Null where there is no table. */
export const lineLink = ({ id }: TableInfo, still: boolean): ((line: LogLine) => string) | null =>
  still || !id ? null : ({ version }) => `replay?table=${id}&version=${version}`;

/** The replay after so many events. */
export const momentLink = (table: string, event: number): string => `replay?table=${table}&event=${event}`;

/** The invitation to a seat. */
export const inviteLink = (table: string, token: string): string => fullAddress(`t/${table}#${token}`);

export const watchLink = (table: string): string => fullAddress(`t/${table}`);

/** The replay of a whole game, to send to others. */
export const replayAddress = (table: string): string => fullAddress(momentLink(table, 0));
