/** The games in this browser, without a server: what the page knows of them before any byte of the pocket is loaded. */
import { load, save } from '../app/storage';
import type { FaultKind } from './problem';

const KEY = 'pocket';

class Here {
  /** The version of the pocket that is kept; empty for none. */
  version = $state(load(KEY, ''));
  /** How much of it has been fetched, from 0 to 1; null while nothing is. */
  share: number | null = $state(null);
  /** Why it did not start last time. */
  fault: FaultKind | null = $state(null);
  /** Whether it has been started: then it also answers what any server knows. */
  isOpen = false;

  keep(version: string): void {
    this.version = version;
    save(KEY, version);
  }

  /** Load the code that speaks with it. */
  open() {
    this.isOpen = true;
    return import('../../pocket');
  }
}

export const here = new Here();
