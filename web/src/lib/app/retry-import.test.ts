import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from './reload-notice.svelte';
import { untilThere } from './retry-import';

const OWN = '/assets/page-1.js';

/** The server's page now starts with this script. */
const serving = (script: string): void =>
  void vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${script}">`));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OWN }) });
  notice.reload = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(times: number): () => Promise<string> {
  return async () => {
    if (times-- > 0) throw new TypeError('Failed to fetch');
    return 'there';
  };
}

describe('a file that does not come', () => {
  it('is asked for again', async () => {
    serving(OWN);
    const loading = untilThere(failing(2));
    await vi.runAllTimersAsync();
    expect(await loading).toBe('there');
    expect(notice.reload).toBeNull();
  });

  it('belongs to an old version where the server has a new one', async () => {
    serving('/assets/page-2.js');
    void untilThere(failing(1));
    await vi.runAllTimersAsync();
    expect(notice.reload).toBe('new');
  });

  it('may need a reload after many tries', async () => {
    serving(OWN);
    void untilThere(failing(6));
    await vi.runAllTimersAsync();
    expect(notice.reload).toBe('stuck');
  });

  it('is given up when nobody wants it any more', async () => {
    serving(OWN);
    await expect(untilThere(failing(Infinity), () => false)).rejects.toThrow();
  });
});
