/** The list of the pocket's pieces, which `make pocket` writes; empty where none was built. */
import type { PocketFault } from '../lib/connection/problem';
import type { Role } from './python';

export type { PocketFault };

export interface Piece {
  role: Role;
  file: string;
  /** As it lies on the server, and as it travels. */
  bytes: number;
  compressed: number;
  sha256: string;
}
export interface Manifest {
  version: string;
  files: Piece[];
}

export const MANIFEST = 'pocket.json';

/** What the server offers; null if it cannot be reached or offers none. */
export async function offeredManifest(): Promise<Manifest | null> {
  const answer = await fetch(MANIFEST, { cache: 'no-cache' }).catch(() => null);
  const manifest: Manifest | null = answer?.ok ? await answer.json().catch(() => null) : null;
  return manifest?.files.length ? manifest : null;
}

export const sizeOf = ({ files }: Manifest): number => files.reduce((sum, file) => sum + file.compressed, 0);
