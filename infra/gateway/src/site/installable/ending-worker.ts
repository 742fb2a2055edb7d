/**
 * Takes the place of the service worker where operators have switched it off: gives up everything that was kept, then
 * itself. A browser looks for a new worker when a page is opened, so nobody has to do anything.
 */
export const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('atrium-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
