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
  /** The name under which a container answered, and how often it was asked for. */
  const working = new Map<string, string>();
  const tries = new Map<string, number>();
  let fetchedAgain = 1;
  const hinted = new Set<string>();

  const scriptFor = (url: string, integrity: string): HTMLScriptElement => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    return script;
  };
  // A browser lets a second request for an address wait behind the first, also behind one that hangs. So each try has
  // its own address; bytes and hash are the same.
  const addressOf = (url: string, attempt: number): string => {
    const address = new URL(url, document.baseURI);
    if (attempt > 1) address.searchParams.set('try', String(attempt));
    return address.href;
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
      let name = working.get(module.container);
      if (!name) {
        const attempt = (tries.get(module.container) ?? 0) + 1;
        tries.set(module.container, attempt);
        const entry = addressOf(module.entry, attempt);
        hashes.set(entry, module.integrity);
        name = attempt > 1 ? `${module.container}_try_${attempt}` : module.container;
        registerRemotes([{ name, entry, entryGlobalName: module.container, type: 'global' }]);
      }
      const exported = await loadRemote(`${name}/remote`);
      working.set(module.container, name);
      return exported;
    },
    fetchAgain(module) {
      const attempt = ++fetchedAgain;
      for (const file of module.preload ?? []) {
        const script = scriptFor(addressOf(file.url, attempt), file.integrity);
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
