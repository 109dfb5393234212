import { describe, expect, it } from 'vitest';
import { asProblem, problemOf } from './problem';

const answer = (status: number, body: string): Response => new Response(body, { status });

describe('a problem with the server', () => {
  it.each([
    [400, 'refused'],
    [404, 'gone'],
    [409, 'refused'],
    [422, 'refused'],
    [429, 'busy'],
    [503, 'busy'],
    [500, 'broken'],
  ])('answered with %i is "%s"', async (status, kind) => {
    expect((await problemOf(answer(status, '{}'))).kind).toBe(kind);
  });

  it('keeps the reason', async () => {
    const body = JSON.stringify({ error: 'settings', reason: 'start: from 0 to 1', field: 'start' });
    expect(await problemOf(answer(422, body))).toMatchObject({
      error: 'settings',
      reason: 'start: from 0 to 1',
    });
  });

  it('may come from a proxy that speaks HTML', async () => {
    expect((await problemOf(answer(503, '<html>'))).kind).toBe('busy');
  });

  it('without any answer is being offline', () => {
    expect(asProblem(new TypeError('Failed to fetch')).kind).toBe('offline');
  });
});
