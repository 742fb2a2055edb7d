import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { ENTRY_TIMEOUT } from './limits.ts';
import { providedModules } from './provided-modules.ts';

export interface Containers {
  /** Fetches the entry script, checks it against `integrity`, and resolves to what the container's `./remote` exports. */
  load(container: { name: string; entry: string; entryGlobalName: string; integrity: string }): Promise<unknown>;
}

/** Remotes ask for no version of a shared module: there is one, and the build has compared it. */
const THE_ONE = '1.0.0';

/**
 * The federation runtime. It comes when the first remote is asked for, not with the first script: a page of the
 * shell's own is painted without it. The containers find it under the name they were built to look for.
 */
export function createContainers(scriptFor: (url: string, integrity: string) => HTMLScriptElement): Containers {
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
          version: THE_ONE,
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
          return { script: scriptFor(url, integrity), timeout: ENTRY_TIMEOUT };
        },
      },
    ],
  });
  return {
    load({ name, entry, entryGlobalName, integrity }) {
      if (!registered.has(name)) {
        registered.add(name);
        hashes.set(entry, integrity);
        runtime.registerRemotes([{ name, entry, entryGlobalName, type: 'global' }]);
      }
      return runtime.loadRemote(`${name}/remote`);
    },
  };
}
