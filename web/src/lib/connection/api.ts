/** Requests to the server's HTTP API. */
import type {
  AnalysisMessage,
  Created,
  GameInfo,
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
import { asProblem, problemOf } from './problem';

/** Return a successful response; throws a Problem otherwise, also if there is no response. */
async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`api${path}`, options).catch((error: unknown) => {
    throw options.signal?.aborted ? error : asProblem(error);
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function askJson<T>(path: string, options?: RequestInit): Promise<T> {
  return (await ask(path, options)).json() as Promise<T>;
}

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

export const gamesOf = (): Promise<GameInfo[]> => askJson('/games');

export const createTable = (table: NewTable): Promise<Created> => askJson('/tables', postJson(table));

export const myTables = (tokens: Ticket[]): Promise<MyTable[]> => askJson('/mine', postJson({ tokens }));

/** What an invitation leads to. */
export const invitationOf = (table: string, invitation: string): Promise<Invited> =>
  askJson(`/tables/${table}/invitation`, postJson({ invitation }));

export const joinTable = (table: string, asked: Join): Promise<Joined> =>
  askJson(`/tables/${table}/join`, postJson(asked));

const withToken = (method: string, token: string): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${token}` },
});

export const rematch = (table: string, token: string): Promise<Created> =>
  askJson(`/tables/${table}/rematch`, withToken('POST', token));

/** Make a new link for a guest's seat; the old link and its token become invalid. */
export const inviteAgain = (table: string, seat: number, token: string): Promise<NewInvitation> =>
  askJson(`/tables/${table}/seats/${seat}/invitation`, withToken('POST', token));

/** Leave for good: a bot plays on. */
export const leaveTable = (table: string, token: string): Promise<Response> =>
  ask(`/tables/${table}/leave`, withToken('POST', token));

export const deleteTable = (table: string, token: string): Promise<Response> =>
  ask(`/tables/${table}`, withToken('DELETE', token));

export const recordOf = async (table: string): Promise<string> =>
  (await ask(`/tables/${table}/record`)).text();

export const replayOf = (record: string): Promise<Replay> => askJson('/replay', postText(record));

/** Where a version of the table is in its record: after so many events. */
export const placeOf = async (table: string, version: number): Promise<number> =>
  (await askJson<Place>(`/tables/${table}/place?version=${version}`)).event;

export const playOn = (asked: PlayOn): Promise<Created> => askJson('/play-on', postJson(asked));

/** A finished game at a table, or any record. */
export type AnalysisSource = { table: string } | { record: string };

/** What the server finds out, piece by piece. */
export async function* analysisOf(
  source: AnalysisSource,
  signal: AbortSignal,
): AsyncGenerator<AnalysisMessage> {
  const answer = await ('table' in source
    ? ask(`/tables/${source.table}/analysis`, { signal })
    : ask('/analysis', { ...postText(source.record), signal }));
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
  askJson(`/rules/${game}?lang=${language}`);

export const lessonOf = (game: string): Promise<Lesson> => askJson(`/lessons/${game}`);
