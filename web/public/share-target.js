// A record that another app shares with the installed page: kept until the replay has read it. The server never sees it.
const SHARED = 'shared';
const RECORD = '/shared-record';
const ADDRESS = new URL('replay', self.registration.scope).pathname;
/** Where the replay reads it; tools/site.py writes another address for a site of files. */
const OPENED = 'replay?shared';

async function keepShared(request) {
  const record = (await request.formData()).get('record');
  await (await caches.open(SHARED)).put(RECORD, new Response(record));
  return Response.redirect(new URL(OPENED, self.registration.scope), 303);
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === ADDRESS) event.respondWith(keepShared(event.request));
});
