/** The server's HTTP side. */
import type { GameName } from './actors';
import type { Created, MyTable, NewTable, Replay, Rules, Ticket } from './messages';

export class ServerError extends Error {
  constructor(readonly status: number) {
    super(`the server answered ${status}`);
  }
}

async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`/api${path}`, options);
  if (!answer.ok) throw new ServerError(answer.status);
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

export const createTable = (table: NewTable): Promise<Created> => askJson('/tables', postJson(table));

export const myTables = (tokens: Ticket[]): Promise<MyTable[]> =>
  askJson('/mine', postJson({ tokens }));

export const rematch = (table: string, token: string): Promise<Created> =>
  askJson(`/tables/${table}/rematch`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

export const recordOf = async (table: string): Promise<string> => (await ask(`/tables/${table}/record`)).text();

export const replayOf = (record: string): Promise<Replay> => askJson('/replay', postText(record));

export const rulesOf = (game: GameName, language: string): Promise<Rules> =>
  askJson(`/rules/${game}?lang=${language}`);
