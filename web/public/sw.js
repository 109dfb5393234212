// Keeps the page's shell and its hashed files, so that the page opens offline. The server's answers are never kept.
self.importScripts('share-target.js');

const SHELL = 'shell-2';
const ASSETS = 'assets-2';
/** The pieces of the pocket, which the page itself keeps there. */
const POCKET = 'pocket';
const HOME = self.registration.scope;

const PIECES = `${HOME}assets/pocket/`;

const isHtml = (answer) => (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Keep a file if there is room; without it the page is fetched again next time. */
const keep = async (request, answer) =>
  (await caches.open(ASSETS)).put(request, answer).catch(() => undefined);

/** A hashed file never changes; a missing one may be answered with some HTML, which is not kept. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && !isHtml(answer) && !request.url.startsWith(PIECES)) await keep(request, answer.clone());
  return answer;
}

/** A new shell names new files: the old ones go. */
async function keepShell(answer) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(HOME);
  const [before, now] = await Promise.all([kept?.text(), answer.clone().text()]);
  if (now === before) return;
  if (await caches.has(POCKET)) await keepFiles();
  else await caches.delete(ASSETS);
  await cache.put(HOME, answer);
}

/** Keep every file of the page and no other: whoever plays offline may come to any screen. */
async function keepFiles() {
  const list = await (await fetch(`${HOME}files.json`, { cache: 'no-store' })).json();
  const wanted = list.map((file) => HOME + file);
  const cache = await caches.open(ASSETS);
  await Promise.all(wanted.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
  const old = (await cache.keys()).filter(({ url }) => !wanted.includes(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The games are taken along: so is the page. */
async function keepPage() {
  await keepShell(await fetch(HOME, { cache: 'no-store' }));
  await keepFiles();
}

async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && isHtml(answer)) event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(HOME);
    if (kept) return kept;
    throw error;
  }
}

/** Other caches may belong to the rest of the site. */
async function dropOldCaches() {
  const names = (await caches.keys()).filter((name) => /^(shell|assets)-/.test(name));
  await Promise.all(
    names.filter((name) => name !== SHELL && name !== ASSETS).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', (event) => {
  const answer = (kept) => event.ports[0].postMessage(kept);
  if (event.data === 'keep')
    event.waitUntil(
      keepPage().then(
        () => answer(true),
        () => answer(false),
      ),
    );
});
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(HOME) || url.startsWith(`${HOME}api`)) return;
  if (url.startsWith(`${HOME}assets/`)) event.respondWith(asset(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event));
});
