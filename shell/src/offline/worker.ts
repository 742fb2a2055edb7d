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
 * The service worker. It answers two kinds of requests: navigations, network first, and files of the build, whose
 * addresses contain their hash, cache first. All other requests, including every call, go to the network untouched.
 */

/** Missing in TypeScript's library for pages. */
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

/** How long the network may take for a page before the stored one is shown. */
const PAGE_TIMEOUT_SECONDS = 5;
const PAGE_LIMIT = 20;
/** Entries and chunks: a handful for each of the eleven remotes, in this version and the one before. */
const REMOTE_FILE_LIMIT = 240;
const FONT_LIMIT = 16;

const PAGES = 'atrium-pages:';
const pagesHere = PAGES + shell.base;
/** One cache for each language and shell, so that a later worker can see which languages are in use. */
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
/** A complete page of this worker's own shell, of a site that is open: the gateway marks these with a header. */
const isKeepable = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.get(SHELL_HEADER) === shell.base;

setCacheNameDetails({ prefix: 'atrium' });
clientsClaim();
// Together with the clean-up on activation: either the whole shell is stored, or the worker is not installed.
precacheAndRoute([...shell.files], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

/** The texts in other languages than English, by address. */
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

/** Stores all texts of the shell in a language, also those that no page has shown yet. */
async function keepLanguage(event: ExtendableEvent, language: string): Promise<void> {
  await Promise.all(
    [...texts.values()].filter((text) => text.language === language).map((text) => keepText(event, text)),
  );
}

const remoteFiles = new CacheFirst({
  cacheName: REMOTES,
  // A retry has a different query and the same bytes.
  plugins: [byPath, complete, new ExpirationPlugin({ maxEntries: REMOTE_FILE_LIMIT, purgeOnQuotaError: true })],
  matchOptions: { ignoreVary: true },
});
// Only files that are requested with their hash: the browser has verified the response, so nothing broken is ever
// stored.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/remotes/') && request.destination === 'script' && request.integrity !== '',
  remoteFiles,
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/shell/') && request.destination === 'font',
  new CacheFirst({
    cacheName: 'atrium-fonts',
    plugins: [complete, new ExpirationPlugin({ maxEntries: FONT_LIMIT })],
    matchOptions: { ignoreVary: true },
  }),
);

const pages = new NetworkFirst({
  cacheName: pagesHere,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [
    // The query does not select a page, and may contain a secret.
    byPath,
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The site answered ${response.status}.`);
        return response;
      },
      cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: PAGE_LIMIT }),
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

/** Stores the first pages, and the texts of their language and of every language in an older cache. */
async function install(event: ExtendableEvent): Promise<void> {
  const spoken = await Promise.all(['/', OFFLINE_PATH].map(keepPage));
  const before = (await caches.keys())
    .filter((name) => name.startsWith(TEXTS))
    .map((name) => name.slice(TEXTS.length).split(':')[0]!);
  await Promise.all([...new Set([...spoken, ...before])].map((language) => keepLanguage(event, language)));
}

/**
 * Stores a page, so that there is one for every address from the start, unless the site is closed. Returns the page's
 * language.
 */
async function keepPage(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (isKeepable(response)) await (await caches.open(pagesHere)).put(path, response.clone());
  return /<html\b[^>]*\blang="([\w-]+)"/.exec(await response.text())?.[1] ?? '';
}

// Pages of other shells request files that are no longer stored.
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
  // Texts that cannot be fetched now are stored when a page requests them.
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
