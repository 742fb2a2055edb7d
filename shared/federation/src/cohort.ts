import type { RemoteModule, SnapshotRemote } from '@atrium/contracts/snapshot';

type ModuleRemote = Extract<SnapshotRemote, { kind: 'module' }>;

/**
 * The position of a browser between 0 and 100 for one remote: stable, and different for each remote, so that the same
 * members are not the first for everything. FNV-1a over both names.
 */
export function cohortOf(browser: string, remote: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${browser}:${remote}`) {
    hash ^= char.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  hash ^= hash >>> 12;
  return ((hash >>> 0) % 10_000) / 100;
}

/** The versions to try for this browser, best first: the canary if the browser is in its cohort, stable, the previous one. */
export function candidatesFor(remote: ModuleRemote, browser: string): RemoteModule[] {
  const { version, container, entry, integrity, preload, contract } = remote;
  const stable: RemoteModule = { version, container, entry, integrity, contract, ...(preload && { preload }) };
  const inCanary = remote.canary && cohortOf(browser, remote.name) < remote.canary.percent;
  return [...(inCanary ? [remote.canary!] : []), stable, ...(remote.previous ? [remote.previous] : [])];
}
