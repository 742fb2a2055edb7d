import type { SnapshotKit } from '@atrium/contracts/snapshot';
import { noteKitUser, type KitUser } from './kit-users.ts';
import { ENTRY_TIMEOUT_MS } from './limits.ts';
import { providedModules } from './provided-modules.ts';

type KitCopy = Pick<SnapshotKit, 'container' | 'url' | 'integrity'>;
/** Makes an instance of a kit: with the modules of this host, and the address of the folder with its later files. */
type Kit = (shared: (name: string) => object | undefined, base: string) => object;

export interface Kits {
  /** An instance for `user` of the pinned copy, or else of the own one. The script of one content is requested once per page. */
  instanceOf(kit: SnapshotKit, user: KitUser | undefined): Promise<object>;
}

/**
 * The libraries that several remotes use. They share the bytes; each version of a remote has an instance of its own.
 * `takeFetched` returns the address from which a file has been fetched ahead, once.
 */
export function createKits(
  scriptFor: (url: string, integrity: string) => HTMLScriptElement,
  takeFetched: (integrity: string) => string | undefined,
): Kits {
  const requests = new Map<string, { url: string; kit: Promise<Kit> }>();

  const request = (copy: KitCopy) => {
    const known = requests.get(copy.container);
    if (known) return known;
    const url = takeFetched(copy.integrity) ?? copy.url;
    const requested = { url, kit: run(scriptFor, { ...copy, url }) };
    if (url !== copy.url)
      requested.kit = requested.kit.catch(() => {
        requested.url = copy.url;
        return run(scriptFor, copy);
      });
    requests.set(copy.container, requested);
    requested.kit.catch(() => requests.delete(copy.container));
    return requested;
  };
  const make = async (copy: KitCopy, user: KitUser | undefined): Promise<object> => {
    const requested = request(copy);
    const kit = await requested.kit;
    // The script may be of another copy than the later files.
    if (user) for (const script of [requested.url, copy.url]) noteKitUser(script, user);
    return kit((name) => providedModules[name], new URL('.', new URL(copy.url, document.baseURI)).href);
  };
  return {
    instanceOf: ({ pinned, ...own }, user) =>
      pinned ? make(pinned, user).catch(() => make(own, user)) : make(own, user),
  };
}

function run(
  scriptFor: (url: string, integrity: string) => HTMLScriptElement,
  { container, url, integrity }: KitCopy,
): Promise<Kit> {
  const found = () => (globalThis as unknown as Record<string, Kit | undefined>)[container];
  // A further request for the files of a version may have run it.
  const present = found();
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = scriptFor(url, integrity);
    const fail = (text: string) =>
      reject(Object.assign(new Error(`${text}: ${url}`), { name: 'ChunkLoadError', request: script.src }));
    const timer = setTimeout(() => fail('No answer'), ENTRY_TIMEOUT_MS);
    script.addEventListener('load', () => {
      const kit = found();
      if (kit) resolve(kit);
      else fail('Not a kit');
    });
    script.addEventListener('error', () => fail('Not loaded'));
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
    document.head.append(script);
  });
}
