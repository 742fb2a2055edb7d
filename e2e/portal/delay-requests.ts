import { setTimeout as sleep } from 'node:timers/promises';
import { prepareContexts } from './prepare-contexts.ts';

/**
 * From now on every request of a page's scripts waits for a random time of at most `longestMs` before it is sent. So a
 * story fails that goes on before the site has done what was pressed, and so does a screen that shows the response of an
 * earlier question. Requests that a story routes itself are not delayed, nor are those of a context with a service worker.
 */
export function delayRequests(longestMs: number): void {
  prepareContexts(async (context, { serviceWorkers }) => {
    if (serviceWorkers === 'allow') return;
    await context.route('**/*', async (route) => {
      if (['fetch', 'xhr'].includes(route.request().resourceType())) await sleep(Math.random() * longestMs);
      // The page may be gone by now.
      await route.fallback().catch(() => undefined);
    });
  });
}
