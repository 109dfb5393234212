/** Who answers a request: the server, or the pocket in this browser. Nobody else needs to know. */
import { hasServer, serverAddress } from '../app/address';
import { isHere } from '../table/own-tables';
import { here } from './here.svelte';
import { asProblem, problemOf, unanswered } from './problem';

/** Gives an answer of any status; throws a Problem if there is none. */
export type Host = (path: string, options: RequestInit) => Promise<Response>;

/** What a proxy says of a server that it does not reach. */
const NO_WAY = [502, 504];

export const server: Host = async (path, options) => {
  if (!hasServer()) throw unanswered('serverless');
  const answer = await fetch(serverAddress(`api${path}`), options);
  if (NO_WAY.includes(answer.status)) throw asProblem(answer.status);
  return answer;
};

export const pocket: Host = async (path, options) =>
  (await (await here.open()).openPort()).fetch(path, options);

/** Where a table is. */
export const hostOf = (table: string): Host => (isHere(table) ? pocket : server);

/** Whether the browser knows that it reaches nobody, and has the pocket. */
const isCutOff = (): boolean => here.version !== '' && !navigator.onLine;

/** The pocket where it is open or there is no server, and where the server cannot be reached. */
export const anyHost: Host = async (path, options) => {
  if (here.isOpen || !hasServer() || isCutOff()) return pocket(path, options);
  try {
    return await server(path, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return pocket(path, options).catch(() => Promise.reject(error));
  }
};

/** Return a successful response; throws a Problem otherwise, also if there is no response. */
export async function ask(host: Host, path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await host(path, options).catch((error: unknown) => {
    throw options.signal?.aborted ? error : asProblem(error);
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}
