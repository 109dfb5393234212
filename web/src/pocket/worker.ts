/** The pocket's worker: keeps its pieces, starts Python, and passes the page's messages on to it. */
import type { Manifest, PocketFault } from './manifest';
import { PieceFault, addressesOf, dropWrongPieces, keepPieces, keptManifest } from './pieces';
import { startPython } from './python';
import { BrowserShelf } from './shelf';

/** Keep the offered pocket, if there is one, or start the one that is kept; everything else is text for Python. */
export type ToWorker =
  { keep: Manifest | null } | { start: Manifest | null; botDelay: number | null } | string;
/** How much has been fetched, how keeping or starting ended, or a text of Python. */
export type FromWorker =
  { share: number } | { kept: string } | { ready: true } | { failed: PocketFault; why: string } | string;

type Receive = (text: string) => void;
type OpenPocket = (
  shelf: BrowserShelf,
  post: (text: string) => void,
  botDelay: number | null,
) => Promise<Receive>;

let receive: Receive | null = null;
const post = (message: FromWorker): void => postMessage(message);

/** A new version is kept beside the old one until all of it is here. */
async function keep(offered: Manifest | null): Promise<Manifest> {
  const manifest = offered ?? (await keptManifest());
  if (!manifest) throw new PieceFault('pocket-pieces');
  const kept = await keepPieces(manifest, (share) => post({ share }));
  post({ kept: kept ? manifest.version : '' });
  return manifest;
}

async function open(manifest: Manifest, botDelay: number | null): Promise<void> {
  const python = await startPython(addressesOf(manifest));
  const { open_pocket: open } = python.pyimport('buttonbox.pocket.browser') as { open_pocket: OpenPocket };
  receive = await open(new BrowserShelf(), post, botDelay);
  post({ ready: true });
}

/** Pieces that were damaged while they were kept go, so that the next start fetches them. */
async function start(offered: Manifest | null, botDelay: number | null): Promise<void> {
  const manifest = (await keptManifest()) ?? (await keep(offered));
  try {
    await open(manifest, botDelay);
  } catch (error) {
    throw (await dropWrongPieces(manifest)) ? new PieceFault('pocket-pieces') : error;
  }
}

const fail = (error: unknown): void =>
  post({ failed: error instanceof PieceFault ? error.fault : 'pocket-died', why: String(error) });

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (typeof data === 'string') receive?.(data);
  else void ('keep' in data ? keep(data.keep) : start(data.start, data.botDelay)).catch(fail);
});
