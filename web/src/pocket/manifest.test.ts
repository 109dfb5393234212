import { afterEach, describe, expect, it, vi } from 'vitest';
import { offeredManifest } from './manifest';

const piece = { role: 'box', file: 'assets/pocket/box.gz', bytes: 9, compressed: 9, sha256: '00' };
const answer = (response: Response): void => void vi.stubGlobal('fetch', () => Promise.resolve(response));

describe('what the server offers of the pocket', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a list of pieces', async () => {
    answer(Response.json({ version: '1', files: [piece] }));
    expect((await offeredManifest())?.files).toEqual([piece]);
  });

  it('is nothing where the page was built without it', async () => {
    answer(Response.json({ version: '', files: [] }));
    expect(await offeredManifest()).toBeNull();
  });

  it('is nothing if the server does not know it', async () => {
    answer(new Response('not found', { status: 404 }));
    expect(await offeredManifest()).toBeNull();
  });
});
