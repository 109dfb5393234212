import { afterEach, expect, it, vi } from 'vitest';
import { ask, server } from './hosts';

afterEach(() => vi.unstubAllGlobals());

function stubServer(status: number): void {
  vi.stubGlobal('document', { querySelector: () => null, baseURI: 'http://play.example/' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
}

it.each([
  [502, 'offline'],
  [504, 'offline'],
  [500, 'broken'],
])('a status of %i means: %s', async (status, kind) => {
  stubServer(status);
  await expect(ask(server, '/games')).rejects.toMatchObject({ kind });
});
