/** An invitation that was opened and not yet answered: a guest may look at the guide first. */
import { load, save } from '../app/storage';

const KEY = 'invitation';

interface Kept {
  /** The address with the invitation. */
  path: string;
  /** Sent with "I'm ready": the same key again leads to the same token. */
  key: string;
}

export const keptInvitation = (): Kept | null => load<Kept | null>(KEY, null);

/** Keep the invitation of this address; its key stays the same however often it is opened. */
export function keepInvitation(path: string, newKey: () => string): string {
  const kept = keptInvitation();
  if (kept?.path === path) return kept.key;
  const key = newKey();
  save(KEY, { path, key });
  return key;
}

export const dropInvitation = (): void => save(KEY, null);
