/** The pocket of this page: started when it is first needed, and again if its worker dies. */
import { load } from '../lib/app/storage';
import { here } from '../lib/connection/here.svelte';
import { asProblem, unanswered } from '../lib/connection/problem';
import { offeredManifest } from './manifest';
import { Port } from './port';
import type { FromWorker, ToWorker } from './worker';

/** A module that uses a vector instruction; browsers without these cannot run the bots. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);
const isSupported = (): boolean =>
  typeof WebAssembly === 'object' && WebAssembly.validate(VECTORS) && 'DecompressionStream' in self;

interface Running {
  port: Port;
  worker: Worker;
}
let running: Promise<Running> | null = null;

/** Return a port to a live worker; throws a Problem if none can be started. */
export async function openPort(): Promise<Port> {
  const found = await start();
  if (!found.port.isAlive()) bury(found);
  return (await start()).port;
}

/** Fetch all pieces, and keep them; throws a Problem if that cannot be. */
export async function takeAlong(): Promise<void> {
  const { worker } = await launch({ keep: await offeredManifest() }, 'kept');
  worker.terminate();
}

/** Fetch what is new on the server; nothing changes where it cannot be reached. */
export async function update(): Promise<void> {
  if (navigator.onLine) await takeAlong();
}

/** With the pieces kept, let the service worker keep every file of the page: then all of it opens offline. */
async function keepPage(version: string): Promise<void> {
  if (!version || !(await navigator.serviceWorker.getRegistration())) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  active?.postMessage('keep', [port2]);
  if (!(await answer)) throw unanswered('pocket-pieces');
  await navigator.storage.persist();
  here.keep(version);
}

function start(): Promise<Running> {
  running ??= begin().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

/** Start what is kept, without a request; what is missing or damaged of it is fetched again. */
async function begin(): Promise<Running> {
  const botDelay = load('bot-delay', null);
  if (here.version)
    try {
      return await launch({ start: null, botDelay }, 'ready');
    } catch (error) {
      if (asProblem(error).kind !== 'pocket-pieces') throw error;
    }
  return launch({ start: await offeredManifest(), botDelay }, 'ready');
}

/** Start a worker that does this, until it says so. */
function launch(task: ToWorker, goal: 'kept' | 'ready'): Promise<Running> {
  if (!isSupported()) return Promise.reject(unanswered('pocket-old'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pocket' });
  const found = { worker, port: new Port((text) => worker.postMessage(text)) };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      bury(found);
      reject(error);
    };
    worker.onerror = () => fail(unanswered('pocket-died'));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (typeof data === 'string') return found.port.hear(data);
      here.share = 'share' in data ? data.share : null;
      if ('kept' in data) void keepPage(data.kept).then(() => goal === 'kept' && resolve(found), fail);
      if ('ready' in data) resolve(found);
      if (!('failed' in data)) return;
      console.error(data.why);
      fail(unanswered(data.failed));
    };
    worker.postMessage(task);
  });
}

function bury({ worker, port }: Running): void {
  running = null;
  here.share = null;
  worker.terminate();
  port.end();
}
