import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from '@atrium/contracts/snapshot';
import { ENTRY_TIMEOUT } from './limits.ts';

/** What the loader asks of the federation runtime. Tests bring one that needs no network. */
export interface RuntimePort {
  /** Fetches and starts one version, resolves to what its `remote.ts` exports. */
  load(module: RemoteModule): Promise<unknown>;
  /** Puts a version's files into the page once more, for a chunk whose first request never came back. */
  fetchAgain(module: RemoteModule): void;
  /** Tells the browser that a file will be wanted soon. */
  prefetch(file: { url: string; integrity: string }): void;
}

/**
 * The runtime that the shell's bundle carries. Every entry script gets the hash that the registry signed; a version
 * without one is not loaded.
 */
export function federationRuntime(document: Document = globalThis.document): RuntimePort {
  const hashes = new Map<string, string>();
  const registered = new Set<string>();
  const hinted = new Set<string>();

  const scriptFor = (url: string, integrity: string): HTMLScriptElement => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    return script;
  };

  registerPlugins([
    {
      name: 'signed-entries',
      createScript({ url }) {
        const integrity = hashes.get(url);
        if (!integrity) return;
        return { script: scriptFor(url, integrity), timeout: ENTRY_TIMEOUT };
      },
    },
  ]);

  return {
    async load(module) {
      const entry = new URL(module.entry, document.baseURI).href;
      hashes.set(entry, module.integrity);
      if (!registered.has(module.container)) {
        registerRemotes([{ name: module.container, entry, entryGlobalName: module.container, type: 'global' }]);
        registered.add(module.container);
      }
      return loadRemote(`${module.container}/remote`);
    },
    fetchAgain(module) {
      for (const file of module.preload ?? []) {
        const script = scriptFor(new URL(file.url, document.baseURI).href, file.integrity);
        script.addEventListener('load', () => script.remove());
        script.addEventListener('error', () => script.remove());
        document.head.append(script);
      }
    },
    prefetch(file) {
      if (hinted.has(file.url)) return;
      hinted.add(file.url);
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = file.url;
      link.integrity = file.integrity;
      link.crossOrigin = 'anonymous';
      document.head.append(link);
    },
  };
}
