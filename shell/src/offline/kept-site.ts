import { WORKER_PATH, type WorkerMessage } from '@atrium/contracts/offline';
import { host } from '@atrium/host';
import { textTags } from '@atrium/contracts/language-of';
import { snapshotAtom } from '../remotes/federation.state.ts';
import { savesData } from '../loading/connection-cost.ts';

/** A tab that becomes visible after this time checks for a new version. */
const UPDATE_CHECK_INTERVAL_MS = 30 * 60_000;
/** How long the change of workers may take before the page is reloaded anyway. */
const CHANGE_TIMEOUT_MS = 3_000;

/**
 * Registers the service worker, which stores the shell, and calls `ready` when a later one has been fetched and waits.
 * Resolves with false where there is none: the browser saves data, or has no service workers.
 */
export async function keepSite(
  workers: ServiceWorkerContainer,
  ready: (changeOver: () => void) => void,
): Promise<boolean> {
  if (savesData()) return false;
  const registration = (await workers.register(WORKER_PATH, { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return false;
  followVersions(workers, registration, ready);
  const { active } = await workers.ready;
  const files = loadedFiles();
  if (files.length) post(active, { say: 'keep', files });
  keepTexts(active);
  host().bus.on('language.changed', () => keepTexts(workers.controller ?? active));
  return true;
}

/** The worker stores all texts in the page's language and in its fallback languages. */
function keepTexts(worker: ServiceWorker | null): void {
  post(worker, { say: 'speak', languages: textTags(host().i18n.language) });
}

/** For a site on which operators have disabled it: removes the worker and its caches. */
export async function letSiteGo(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  if (!registrations.length) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('atrium-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function followVersions(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  ready: (changeOver: () => void) => void,
): void {
  const offer = async () => {
    const { waiting } = registration;
    // The first worker of a browser replaces none.
    if (!waiting || !workers.controller) return;
    // This page is already of the new version, because it came from the network.
    if ((await shellOf(waiting)) === ownShell()) post(waiting, { say: 'change-over' });
    else ready(() => changeOver(workers, waiting));
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && void offer());
  void offer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < UPDATE_CHECK_INTERVAL_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Reloads the tab in which the member chose it, and no other; once. */
function changeOver(workers: ServiceWorkerContainer, waiting: ServiceWorker): void {
  let done = false;
  const reload = () => {
    if (done) return;
    done = true;
    location.reload();
  };
  workers.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, CHANGE_TIMEOUT_MS);
  post(waiting, { say: 'change-over' });
}

function shellOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>((resolve) => (port1.onmessage = ({ data }) => resolve(String(data))));
  post(worker, { say: 'which' }, [port2]);
  return answer;
}

const ownShell = (): string | undefined =>
  /\/shell\/[^/]+\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/shell/"]')?.src ?? '')?.[0];

const post = (worker: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []): void =>
  worker?.postMessage(message, ports);

/** Files of remotes that this page loaded before it had a worker, with the hashes that the registry signed. */
function loadedFiles(): { url: string; integrity: string }[] {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const remotes = host().store.get(snapshotAtom)?.remotes ?? [];
  return remotes
    .flatMap((remote) =>
      remote.kind === 'module'
        ? [
            { url: remote.entry, integrity: remote.integrity },
            ...(remote.preload ?? []),
            ...(remote.kits ?? []).flatMap(({ pinned, ...own }) => (pinned ? [pinned, own] : [own])),
            ...remote.routes.flatMap(({ preload }) => preload ?? []),
          ]
        : [],
    )
    .filter(({ url }) => loaded.has(url));
}
