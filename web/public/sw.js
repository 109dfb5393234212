// Keeps the page's shell and its hashed files, so that the page opens offline. The server's answers are never kept.
self.importScripts('share-target.js');

const SHELL = 'shell-2';
const ASSETS = 'assets-2';
const HOME = self.registration.scope;

const isHtml = (answer) => (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** A hashed file never changes; a missing one may be answered with some HTML, which is not kept. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && !isHtml(answer)) await cache.put(request, answer.clone());
  return answer;
}

/** A new shell names new files: the old ones go. */
async function keepShell(answer) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(HOME);
  const [before, now] = await Promise.all([kept?.text(), answer.clone().text()]);
  if (now === before) return;
  await caches.delete(ASSETS);
  await cache.put(HOME, answer);
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
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(HOME) || url.startsWith(`${HOME}api`)) return;
  if (url.startsWith(`${HOME}assets/`)) event.respondWith(asset(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event));
});
