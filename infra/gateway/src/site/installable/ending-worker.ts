/**
 * Replaces the service worker when operators have switched it off: deletes everything it stored, then unregisters.
 * Browsers check for a new worker when a page is opened, so no other step is needed.
 */
export const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('atrium-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
