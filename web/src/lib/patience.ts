/** Files of the page, asked for until they come: the connection may be down, or a new version be there. */
import { notice } from './notice.svelte';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
/** Some browsers remember that an import failed: then only a reload helps. */
const TRIES_BEFORE_NOTICE = 4;

const wait = (attempt: number): Promise<void> => new Promise((done) => setTimeout(done, Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT)));

/** `wanted` tells whether it is still worth asking. */
export async function untilThere<T>(load: () => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (!wanted()) throw error;
      await notice.lookForNewVersion();
      if (attempt >= TRIES_BEFORE_NOTICE) notice.suggestReload();
      await wait(attempt);
    }
  }
}
