import {
  KEPT_SHELL,
  type KeptFile,
  type KeptShell,
  OFFLINE_PATH,
  SHELL_HEADER,
  type WorkerMessage,
} from '@atrium/contracts/offline';
import { NO_PAGE } from '@atrium/contracts/shell-paths';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/*
 * The service worker. It answers two kinds of requests: navigations, from the network first, and files of the build,
 * whose addresses name their bytes, from the cache first. Everything else, every call among it, passes it by.
 */

/** What the library of types for pages does not know. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerMessage> & ExtendableEvent) => void): void;
}
const worker = globalThis as unknown as Worker;
const shell = (globalThis as unknown as Record<typeof KEPT_SHELL, KeptShell>)[KEPT_SHELL];

/** Seconds that a page may take; then the one that was kept is shown. */
const PATIENCE = 5;
const MOST_PAGES = 20;
/** Entries and chunks: a handful for each of the eleven remotes, and the version before. */
const MOST_REMOTE_FILES = 240;
const MOST_FONTS = 16;

const PAGES = 'atrium-pages:';
const pagesHere = PAGES + shell.base;
/** One cache for each language and shell, so that a later worker knows which languages are in use. */
const TEXTS = 'atrium-texts:';
const textsIn = (language: string) => `${TEXTS}${language}:${shell.base}`;
const REMOTES = 'atrium-remotes';
const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    new URL(request.url).origin + new URL(request.url).pathname,
};
const complete = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (response.status === 200 ? response : null),
};
/** A page of this worker's own shell, whole, of a site that is open: the gateway marks it. */
const isKeepable = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.get(SHELL_HEADER) === shell.base;

setCacheNameDetails({ prefix: 'atrium' });
clientsClaim();
// Together with the clean-up on activation: the shell is there whole, or the worker is not.
precacheAndRoute([...shell.files], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

/** The texts in other languages than English, by their addresses. */
const texts = new Map(
  Object.entries(shell.texts).flatMap(([language, files]) =>
    files.map((file) => [file.url, { ...file, language }] as const),
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && texts.has(url.pathname),
  ({ event, url }) => keepText(event, texts.get(url.pathname)!),
);

function keepText(
  event: ExtendableEvent,
  { url, integrity, language }: KeptFile & { language: string },
): Promise<Response> {
  return new CacheFirst({
    cacheName: textsIn(language),
    plugins: [complete],
    matchOptions: { ignoreVary: true },
  }).handle({ event, request: new Request(url, { integrity }) });
}

/** Everything that the shell says in a language, also what no page has shown yet. */
async function keepLanguage(event: ExtendableEvent, language: string): Promise<void> {
  await Promise.all(
    [...texts.values()].filter((text) => text.language === language).map((text) => keepText(event, text)),
  );
}

const remoteFiles = new CacheFirst({
  cacheName: REMOTES,
  // A retry has an address of its own and the same bytes.
  plugins: [byPath, complete, new ExpirationPlugin({ maxEntries: MOST_REMOTE_FILES, purgeOnQuotaError: true })],
  matchOptions: { ignoreVary: true },
});
// Only what carries its hash: the browser has checked what comes back, so nothing broken is ever kept.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/remotes/') && request.destination === 'script' && request.integrity !== '',
  remoteFiles,
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/shell/') && request.destination === 'font',
  new CacheFirst({
    cacheName: 'atrium-fonts',
    plugins: [complete, new ExpirationPlugin({ maxEntries: MOST_FONTS })],
    matchOptions: { ignoreVary: true },
  }),
);

const pages = new NetworkFirst({
  cacheName: pagesHere,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    // What follows the question mark is no part of a page, and may be somebody's secret.
    byPath,
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The site answered ${response.status}.`);
        return response;
      },
      cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
  matchOptions: { ignoreVary: true },
});
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && request.destination === 'document' && isPage(url.pathname),
  async (asked) => {
    try {
      return await pages.handle(asked);
    } catch (error) {
      const instead = await (await caches.open(pagesHere)).match(OFFLINE_PATH, { ignoreVary: true });
      if (instead) return instead;
      throw error;
    }
  },
);

const isPage = (path: string): boolean =>
  !NO_PAGE.test(path) && (!/\.[a-z0-9]+$/i.test(path) || path.endsWith('.html'));

worker.addEventListener('install', (event) => event.waitUntil(install(event)));

/** The pages in the language that they come in, and the texts of every language that was used before. */
async function install(event: ExtendableEvent): Promise<void> {
  const spoken = await Promise.all(['/', OFFLINE_PATH].map(keepPage));
  const before = (await caches.keys())
    .filter((name) => name.startsWith(TEXTS))
    .map((name) => name.slice(TEXTS.length).split(':')[0]!);
  await Promise.all([...new Set([...spoken, ...before])].map((language) => keepLanguage(event, language)));
}

/** So that there is a page for every address from the beginning. A closed site is not kept. Tells the page's language. */
async function keepPage(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (isKeepable(response)) await (await caches.open(pagesHere)).put(path, response.clone());
  return /<html\b[^>]*\blang="([\w-]+)"/.exec(await response.text())?.[1] ?? '';
}

// Pages of other shells ask for files that are no longer kept.
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOfOtherShell).map((name) => caches.delete(name)))),
  ),
);

const isOfOtherShell = (name: string): boolean =>
  (name.startsWith(PAGES) || name.startsWith(TEXTS)) && !name.endsWith(`:${shell.base}`);

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.say === 'change-over') void worker.skipWaiting();
  if (data.say === 'which') ports[0]?.postMessage(shell.base);
  // What does not come now is kept when a page asks for it.
  if (data.say === 'speak')
    event.waitUntil(
      Promise.all(data.languages.map((language) => keepLanguage(event, language).catch(() => undefined))),
    );
  if (data.say === 'keep') event.waitUntil(keepFiles(event, data.files));
});

async function keepFiles(event: ExtendableEvent, files: readonly KeptFile[]): Promise<void> {
  for (const { url, integrity } of files) {
    const { origin, pathname } = new URL(url, location.href);
    if (origin !== location.origin || !pathname.startsWith('/remotes/') || !integrity) continue;
    await remoteFiles.handle({ event, request: new Request(url, { integrity }) }).catch(() => undefined);
  }
}
