import type { Snapshot } from '@atrium/contracts/snapshot';

/** The versions that snapshots have offered to pages since the start of this process. */
export interface OfferedVersions {
  add(snapshot: Snapshot): void;
  /** `frame` and `maintenance` stand for the stand-ins of a remote. */
  has(remote: string, version: string): boolean;
}

const STAND_INS = ['frame', 'maintenance'];

/** Only the registry's operators add to it, so it stays small. */
export function offeredVersions(): OfferedVersions {
  const offered = new Map<string, Set<string>>();
  return {
    add({ remotes }) {
      for (const remote of remotes) {
        const versions = offered.get(remote.name) ?? new Set(STAND_INS);
        const others = remote.kind === 'module' ? [remote.canary, remote.previous, remote.shadow] : [];
        for (const one of [remote, ...others]) if (one) versions.add(one.version);
        offered.set(remote.name, versions);
      }
    },
    has: (remote, version) => offered.get(remote)?.has(version) === true,
  };
}
