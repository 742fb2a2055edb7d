import type { RemoteModule } from '@atrium/contracts/snapshot';
import type { Containers } from './containers.ts';
import { ATTEMPT_TIMEOUT_MS, ENTRY_TIMEOUT_MS } from './limits.ts';

/** The federation runtime, as the loader uses it. Tests pass one without a network. */
export interface RuntimePort {
  /** Fetches and starts one version, from `origin` where it is given; resolves to the exports of its `remote.ts`. */
  load(module: RemoteModule, origin?: string): Promise<unknown>;
  /** Requests a version's files once more, for a chunk whose first request failed or hangs. Resolves when all have loaded or failed. */
  fetchAgain(module: RemoteModule, origin?: string): void | Promise<void>;
  /**
   * Releases the versions that are loaded and whose container is not among these: a page that stays open for weeks loads
   * many. A later `load` fetches such a version again.
   */
  unloadOthers(inUse: ReadonlySet<string>): void;
  /**
   * Fetches a file of this origin that will be needed soon, at low priority; the first call loads the federation runtime as well.
   * Resolves to whether the file is there, or was requested before.
   */
  prefetch(file: { url: string; integrity: string }): Promise<boolean>;
}

/**
 * Loading in a browser. Every entry script gets the hash that the registry signed; a version without one is not loaded.
 * The federation runtime is a chunk of its own, loaded with the first remote.
 */
export function federationRuntime(document: Document = globalThis.document): RuntimePort {
  let containers: Promise<Containers> | undefined;
  /** The name under which a container loaded, and how often it was requested. */
  const working = new Map<string, string>();
  const tries = new Map<string, number>();
  let fetchedAgain = 1;
  /** The files that are in the page or were fetched ahead, by their hash; with an address until it has been used. */
  const hinted = new Map<string, string | undefined>();
  const takeFetched = (integrity: string): string | undefined => {
    const url = hinted.get(integrity);
    if (url) hinted.set(integrity, undefined);
    return url;
  };

  const scriptFor = (url: string, integrity: string): HTMLScriptElement => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    return script;
  };
  // A browser queues a second request for an address behind the first, also behind one that hangs. So each attempt has
  // an address of its own; bytes and hash are the same.
  const addressOf = (url: string, attempt: number, origin?: string): string => {
    const named = new URL(url, document.baseURI);
    const address = origin ? new URL(named.pathname + named.search, origin) : named;
    if (attempt > 1) address.searchParams.set('try', String(attempt));
    return address.href;
  };

  // The request of a script cannot be ended, and one that hangs keeps one of six connections that a browser has to a host
  // over HTTP/1.1. So a file that was late is fetched into the cache first, within a time; another origin has its own six.
  const fetchInTime = async (
    url: string,
    integrity: string,
    timeoutMs: number,
    priority: RequestPriority = 'auto',
  ): Promise<void> => {
    if (new URL(url).origin !== location.origin) return;
    const answer = await fetch(url, { integrity, mode: 'cors', priority, signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${url} returned ${answer.status}.`);
    await answer.arrayBuffer();
  };

  const loader = (): Promise<Containers> => {
    containers ??= import(/* webpackChunkName: "containers" */ './containers.ts').then(
      ({ createContainers }) => createContainers(scriptFor, takeFetched),
      (error: unknown) => {
        containers = undefined;
        throw error;
      },
    );
    return containers;
  };

  return {
    async load(module, origin) {
      const { load } = await loader();
      const known = working.get(module.container);
      const attempt = known ? 0 : (tries.get(module.container) ?? 0) + 1;
      if (!known) tries.set(module.container, attempt);
      const name = known ?? (attempt > 1 ? `${module.container}_try_${attempt}` : module.container);
      const entry = addressOf(module.entry, attempt, origin);
      if (attempt > 1) await fetchInTime(entry, module.integrity, ENTRY_TIMEOUT_MS);
      const exported = await load({
        name,
        entry,
        entryGlobalName: module.container,
        integrity: module.integrity,
        ...(module.kits && {
          kits: module.kits.map((kit) => ({ ...kit, url: addressOf(kit.url, attempt, origin) })),
        }),
      });
      for (const { integrity } of module.kits ?? []) if (!hinted.has(integrity)) hinted.set(integrity, undefined);
      working.set(module.container, name);
      return exported;
    },
    fetchAgain(module, origin) {
      const attempt = ++fetchedAgain;
      const ends = [...(module.preload ?? []), ...(module.kits ?? []).map(({ pinned, ...own }) => pinned ?? own)].map(
        (file) =>
          new Promise<void>((resolve) => {
            const address = addressOf(file.url, attempt, origin);
            const script = scriptFor(address, file.integrity);
            const end = () => {
              script.remove();
              resolve();
            };
            script.addEventListener('load', end);
            script.addEventListener('error', end);
            fetchInTime(address, file.integrity, ATTEMPT_TIMEOUT_MS).then(() => document.head.append(script), end);
          }),
      );
      return Promise.all(ends).then(() => {});
    },
    unloadOthers(inUse) {
      for (const [container, name] of working) {
        if (inUse.has(container)) continue;
        working.delete(container);
        tries.delete(container);
        void containers?.then(({ unload }) => unload(name));
      }
    },
    async prefetch({ url, integrity }) {
      // Several versions may have a copy of the same kit.
      if (hinted.has(integrity)) return true;
      hinted.set(integrity, url);
      // A failure is met again, and handled, where a remote is opened.
      loader().catch(() => {});
      try {
        await fetchInTime(addressOf(url, 1), integrity, ATTEMPT_TIMEOUT_MS, 'low');
        return true;
      } catch {
        hinted.delete(integrity);
        return false;
      }
    },
  };
}
