// Keeps the shell of the page, so that it opens without a line. The server's answers are never kept.
const SHELL = 'shell-1';

const isAsset = (url) => url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg';

async function fromCacheFirst(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromNetworkFirst(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (isAsset(url)) event.respondWith(fromCacheFirst(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(fromNetworkFirst(event.request));
});
