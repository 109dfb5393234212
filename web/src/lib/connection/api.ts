/** Requests to the server's HTTP API. */
import type {
  AnalysisMessage,
  Created,
  GameInfo,
  Imported,
  Invited,
  Join,
  Joined,
  Lesson,
  MyTable,
  NewInvitation,
  NewTable,
  Place,
  PlayOn,
  Replay,
  Rules,
  Ticket,
} from './messages';
import { settings } from '../app/settings.svelte';
import { hasServer } from '../app/address';
import { type Host, anyHost, ask, hostOf, pocket, server } from './hosts';
import { here } from './here.svelte';
import { Problem } from './problem';

async function askJson<T>(host: Host, path: string, options?: RequestInit): Promise<T> {
  return (await ask(host, path, options)).json() as Promise<T>;
}

/** Ask the host of a table. */
const askTable = <T>(table: string, what: string, options?: RequestInit): Promise<T> =>
  askJson(hostOf(table), `/tables/${table}${what}`, options);

const postJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const postText = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

/** A site without a server tells them itself. */
export const gamesOf = async (): Promise<GameInfo[]> =>
  hasServer() || here.isOpen
    ? askJson(here.version || here.isOpen ? anyHost : server, '/games')
    : (JSON.parse(document.getElementById('games')!.textContent) as GameInfo[]);

/** A new table, and whether it is in this browser. */
export type Placed = Created & { here?: boolean };

const createdBy = async (host: Host, path: string, options: RequestInit): Promise<Placed> => ({
  ...(await askJson<Created>(host, path, options)),
  here: host === pocket,
});

/** Without friends elsewhere a table may be here: if the pocket is, or if the server cannot be reached. */
async function create(path: string, asked: NewTable | PlayOn): Promise<Placed> {
  const options = postJson(asked);
  if (asked.seats.some(({ kind }) => kind === 'online')) return createdBy(server, path, options);
  if (!hasServer() || (here.version && settings.pocket)) return createdBy(pocket, path, options);
  return createdBy(server, path, options).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.kind !== 'offline') throw error;
    return createdBy(pocket, path, options).catch(() => Promise.reject(error));
  });
}

export const createTable = (table: NewTable): Promise<Placed> => create('/tables', table);

/** The tables of tickets, which are all of this browser, or all of the server. */
export const myTables = (tokens: Ticket[]): Promise<MyTable[]> =>
  askJson(hostOf(tokens[0]!.table), '/mine', postJson({ tokens }));

/** What an invitation leads to. */
export const invitationOf = (table: string, invitation: string): Promise<Invited> =>
  askTable(table, '/invitation', postJson({ invitation }));

export const joinTable = (table: string, asked: Join): Promise<Joined> =>
  askTable(table, '/join', postJson(asked));

const withToken = (method: string, token: string): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${token}` },
});

export const rematch = (table: string, token: string): Promise<Placed> =>
  createdBy(hostOf(table), `/tables/${table}/rematch`, withToken('POST', token));

/** Make a new link for a guest's seat; the old link and its token become invalid. */
export const inviteAgain = (table: string, seat: number, token: string): Promise<NewInvitation> =>
  askTable(table, `/seats/${seat}/invitation`, withToken('POST', token));

/** Leave for good: a bot plays on. */
export const leaveTable = (table: string, token: string): Promise<Response> =>
  ask(hostOf(table), `/tables/${table}/leave`, withToken('POST', token));

export const deleteTable = (table: string, token: string): Promise<Response> =>
  ask(hostOf(table), `/tables/${table}`, withToken('DELETE', token));

export const recordOf = async (table: string): Promise<string> =>
  (await ask(hostOf(table), `/tables/${table}/record`)).text();

export const replayOf = (record: string): Promise<Replay> => askJson(anyHost, '/replay', postText(record));

/** Where a version of the table is in its record: after so many events. */
export const placeOf = async (table: string, version: number): Promise<number> =>
  (await askTable<Place>(table, `/place?version=${version}`)).event;

export const playOn = (asked: PlayOn): Promise<Placed> => create('/play-on', asked);

/** The same at a host that is known. */
export const playOnAt = (host: Host, asked: PlayOn): Promise<Placed> =>
  createdBy(host, '/play-on', postJson(asked));

/** A table that shows a record, at a host that is known. */
export const importAt = async (host: Host, record: string): Promise<string> =>
  (await askJson<Imported>(host, '/records', postText(record))).table;

/** A finished game at a table, or any record. */
export type AnalysisSource = { table: string } | { record: string };

/** What the server finds out, piece by piece. */
export async function* analysisOf(
  source: AnalysisSource,
  signal: AbortSignal,
): AsyncGenerator<AnalysisMessage> {
  const answer = await ('table' in source
    ? ask(hostOf(source.table), `/tables/${source.table}/analysis`, { signal })
    : ask(anyHost, '/analysis', { ...postText(source.record), signal }));
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop()!;
    for (const event of events) yield JSON.parse(event.slice('data: '.length)) as AnalysisMessage;
  }
}

export const rulesOf = (game: string, language: string): Promise<Rules> =>
  askJson(anyHost, `/rules/${game}?lang=${language}`);

export const lessonOf = (game: string): Promise<Lesson> => askJson(anyHost, `/lessons/${game}`);
