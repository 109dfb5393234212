/** Loads parts of the page, trying again while the connection is down or a new version is being deployed. */
import { notice } from './reload-notice.svelte';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
/** Some browsers remember that an import failed: then only a reload helps. */
const TRIES_BEFORE_NOTICE = 4;

const wait = (attempt: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT)));

/** Try until it works; `wanted` tells whether the result is still needed. */
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
