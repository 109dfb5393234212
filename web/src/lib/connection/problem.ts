/** Why a request to the server failed, as the reader should be told. */
import type { Problem as Body } from './messages';

/**
 * Why the pocket does not play: the browser lacks what it needs, pieces are missing or wrong, there is no room for
 * them, or its worker has ended.
 */
export type PocketFault = 'pocket-old' | 'pocket-pieces' | 'pocket-room' | 'pocket-died';

/** No answer at all; too much to do; no longer there; turned down for a reason; a fault of the server; no server. */
export type FaultKind = 'offline' | 'busy' | 'gone' | 'refused' | 'broken' | 'serverless' | PocketFault;

const NO_ANSWER = 0;
const BUSY = [429, 503];
const GONE = [404, 410];
const SERVER_FAULT = 500;

export class Problem extends Error {
  constructor(
    readonly status: number,
    /** A word for programs, such as "taken". */
    readonly error: string,
    /** A sentence in English. */
    readonly reason: string,
  ) {
    super(reason || `the server answered ${status}`);
  }

  get kind(): FaultKind {
    if (this.status === NO_ANSWER) return (this.error || 'offline') as FaultKind;
    if (BUSY.includes(this.status)) return 'busy';
    if (GONE.includes(this.status)) return 'gone';
    return this.status >= SERVER_FAULT ? 'broken' : 'refused';
  }
}

/** What the server said of its refusal, if it said anything that can be read. */
export async function problemOf(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => ({}))) as Partial<Body>;
  return new Problem(answer.status, body.error ?? '', body.reason ?? '');
}

/** No server could answer. */
export const unanswered = (why: PocketFault | 'serverless'): Problem => new Problem(NO_ANSWER, why, '');

/** Anything thrown while asking the server, as a problem. */
export const asProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem(NO_ANSWER, '', '');
