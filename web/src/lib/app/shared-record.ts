/** The record that another app has shared with the page, which public/share-target.js keeps; null for none. */
export async function takeSharedRecord(): Promise<string | null> {
  const cache = await caches.open('shared');
  const kept = await cache.match('/shared-record');
  await cache.delete('/shared-record');
  return kept ? kept.text() : null;
}
