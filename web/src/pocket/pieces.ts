/** The pieces of the pocket, in its worker: fetched once, checked by their hashes, and kept by the browser. */
import { type Manifest, MANIFEST, type Piece, type PocketFault } from './manifest';
import type { Pieces } from './python';

/** Called with the share fetched so far. */
export type Progress = (share: number) => void;

const CACHE = 'pocket';

/** Why the pieces are not here. */
export class PieceFault extends Error {
  constructor(readonly fault: PocketFault) {
    super(fault);
  }
}

/** Where a file of the page is: this script lies two folders below it. */
const addressOf = (file: string): string => new URL(`../../${file}`, self.location.href).href;

export const addressesOf = ({ files }: Manifest): Pieces =>
  Object.fromEntries(files.map(({ role, file }) => [role, addressOf(file)])) as Pieces;

/** None where the page came without encryption: then the pieces are fetched each time. */
const openCache = async (): Promise<Cache | null> => ('caches' in self ? caches.open(CACHE) : null);

/** The pocket that is here, if all its pieces are. */
export async function keptManifest(): Promise<Manifest | null> {
  const cache = await openCache();
  const found = await cache?.match(addressOf(MANIFEST));
  if (!cache || !found) return null;
  const manifest = (await found.json()) as Manifest;
  const there = await Promise.all(manifest.files.map(({ file }) => cache.match(addressOf(file))));
  return there.every(Boolean) ? manifest : null;
}

/** Fetch what is missing, and keep it if the browser can; throws if a piece does not come or there is no room. */
export async function keepPieces(manifest: Manifest, progress: Progress): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const total = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  for (const piece of manifest.files) {
    if (!(await cache.match(addressOf(piece.file)))) {
      const data = await fetchPiece(piece, (bytes) => progress((done + bytes) / total));
      await put(cache, addressOf(piece.file), new Response(data, { headers: headersOf(piece) }));
    }
    progress((done += piece.bytes) / total);
  }
  await put(cache, addressOf(MANIFEST), Response.json(manifest));
  await dropOthers(cache, manifest);
  return true;
}

/** Remove pieces whose content is wrong; whether there were any. */
export async function dropWrongPieces(manifest: Manifest): Promise<boolean> {
  const cache = await openCache();
  let any = false;
  for (const { file, sha256: wanted } of manifest.files) {
    const kept = await cache?.match(addressOf(file));
    if (kept && (await hashOf(await kept.arrayBuffer())) === wanted) continue;
    any = true;
    await cache?.delete(addressOf(file));
  }
  return any;
}

const headersOf = ({ file }: Piece): Record<string, string> => ({
  'content-type': file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
});

/** Retry past all caches. */
async function fetchPiece(piece: Piece, progress: (bytes: number) => void): Promise<ArrayBuffer> {
  for (const cache of ['default', 'reload'] as const) {
    const answer = await fetch(addressOf(piece.file), { cache }).catch(() => null);
    const data = answer?.ok ? await read(answer, progress).catch(() => null) : null;
    if (data && (await hashOf(data)) === piece.sha256) return data;
  }
  throw new PieceFault('pocket-pieces');
}

async function read(answer: Response, progress: (bytes: number) => void): Promise<ArrayBuffer> {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      progress((bytes += chunk.byteLength));
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body!.pipeThrough(counting)).arrayBuffer();
}

const hashOf = async (data: ArrayBuffer): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', data))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.put(address, answer).catch(() => {
    throw new PieceFault('pocket-room');
  });
}

/** Pieces of an older pocket. */
async function dropOthers(cache: Cache, manifest: Manifest): Promise<void> {
  const wanted = new Set([MANIFEST, ...manifest.files.map(({ file }) => file)].map(addressOf));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}
