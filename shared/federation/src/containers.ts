import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { SnapshotKit } from '@atrium/contracts/snapshot';
import { createKits } from './kits.ts';
import { ENTRY_TIMEOUT_MS } from './limits.ts';
import { providedModules } from './provided-modules.ts';
import { attribute } from './telemetry/attribute-error.ts';

export interface Containers {
  /** Fetches the entry script, checks it against `integrity`, and resolves to the exports of the container's `./remote`. */
  load(container: {
    name: string;
    entry: string;
    entryGlobalName: string;
    integrity: string;
    kits?: readonly SnapshotKit[];
  }): Promise<unknown>;
  /** Removes all that the page keeps of a container, so that the browser can free its code. */
  unload(name: string): void;
}

/** What bundlers put before a container's name, for the global list of its chunks: through it the page would keep all modules. */
const CHUNK_LISTS = ['webpackChunk', 'rspackChunk'];

/** Remotes request shared modules without a version: there is one of each, and the build has compared it. */
const SHARED_VERSION = '1.0.0';

/**
 * The federation runtime. It loads with the first remote and not with the first script: the shell paints its own pages
 * without it. The containers find it under the global name that they were built with.
 */
export function createContainers(
  scriptFor: (url: string, integrity: string) => HTMLScriptElement,
  takeFetched: (integrity: string) => string | undefined = () => undefined,
): Containers {
  const hashes = new Map<string, string>();
  const registered = new Set<string>();
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(providedModules).map(([name, module]) => [
        name,
        {
          version: SHARED_VERSION,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
        },
      ]),
    ),
    plugins: [
      {
        name: 'signed-entries',
        createScript({ url }) {
          const integrity = hashes.get(url);
          if (!integrity) return;
          return { script: scriptFor(url, integrity), timeout: ENTRY_TIMEOUT_MS };
        },
      },
    ],
  });
  const kits = createKits(scriptFor, takeFetched);
  const provideKit = (container: string, entry: string, kit: SnapshotKit): void => {
    const share = `${container}:${kit.name}`;
    if (registered.has(share)) return;
    registered.add(share);
    runtime.registerShared({
      [share]: {
        version: SHARED_VERSION,
        shareConfig: { singleton: true, requiredVersion: false },
        get: async () => {
          try {
            const instance = await kits.instanceOf(kit, attribute(undefined, entry));
            return () => instance;
          } catch (error) {
            // The runtime keeps a request that failed, and would return it to every later one.
            const shared = runtime.shareScopeMap.default?.[share]?.[SHARED_VERSION];
            if (shared) queueMicrotask(() => Object.assign(shared, { loading: null }));
            throw error;
          }
        },
      },
    });
  };
  return {
    load({ name, entry, entryGlobalName, integrity, kits: needed = [] }) {
      for (const kit of needed) provideKit(entryGlobalName, entry, kit);
      if (!registered.has(name)) {
        registered.add(name);
        hashes.set(entry, integrity);
        runtime.registerRemotes([{ name, entry, entryGlobalName, type: 'global' }]);
      }
      return runtime.loadRemote(`${name}/remote`);
    },
    unload(name) {
      const remote = runtime.options.remotes.find((one) => one.name === name);
      if (!remote) return;
      registered.delete(name);
      if ('entry' in remote) hashes.delete(remote.entry);
      // The runtime has no public call for it.
      runtime.remoteHandler['removeRemote'](remote);
      const global = remote.entryGlobalName ?? name;
      for (const bundler of CHUNK_LISTS) Reflect.deleteProperty(globalThis, bundler + global);
      for (const share of [...registered].filter((one) => one.startsWith(`${global}:`))) {
        registered.delete(share);
        delete runtime.options.shared[share];
        delete runtime.shareScopeMap.default?.[share];
      }
    },
  };
}
