import type {
  OtherVersion,
  RemoteModule,
  SnapshotPart,
  SnapshotRemote,
  SnapshotRoute,
} from '@atrium/contracts/snapshot';

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

/** A version with the pages, and their files, that are its own. */
export interface Candidate extends RemoteModule {
  readonly routes: readonly SnapshotRoute[];
  readonly centre?: SnapshotRemote['centre'];
  readonly parts?: readonly SnapshotPart[];
}

/** The versions to try for this browser, best first: the canary if the browser is in its cohort, stable, the previous one. */
export function candidatesFor(remote: ModuleRemote, browser: string): Candidate[] {
  const { version, container, entry, integrity, preload, kits, contract, routes, centre, parts } = remote;
  const stable = {
    version,
    container,
    entry,
    integrity,
    contract,
    routes,
    ...(preload && { preload }),
    ...(kits && { kits }),
    ...(centre && { centre }),
    ...(parts && { parts }),
  };
  return [
    ...(isInCanary(remote, browser) ? [withPages(remote.canary!, remote)] : []),
    stable,
    ...(remote.previous ? [withPages(remote.previous, remote)] : []),
  ];
}

/**
 * A remote as this browser gets it: pages and centre of the canary for a browser in its cohort, so that a page which only
 * the canary has opens. Source: 13-02.
 */
export function asSeenBy<R extends SnapshotRemote>(remote: R, browser: string): R {
  if (remote.kind !== 'module' || !isInCanary(remote, browser)) return remote;
  const { routes, centre, parts } = withPages(remote.canary!, remote);
  const { centre: _stable, parts: _stableParts, ...rest } = remote;
  return { ...rest, routes, ...(centre && { centre }), ...(parts && { parts }) } as R;
}

const isInCanary = ({ name, canary }: ModuleRemote, browser: string): boolean =>
  canary !== undefined && cohortOf(browser, name) < canary.percent;

/** Pages of the stable version stand in for those of a version that has the same, without the files of another version. */
function withPages(version: OtherVersion, remote: ModuleRemote): Candidate {
  if (version.routes) return { ...version, routes: version.routes };
  const bare = <T extends { preload?: unknown }>(list: readonly T[]) =>
    list.map(({ preload: _preload, ...rest }) => rest);
  const { parts } = remote;
  const { preload: _preload, ...centre } = remote.centre ?? {};
  return {
    ...version,
    routes: bare(remote.routes),
    ...(remote.centre && { centre: centre as NonNullable<typeof remote.centre> }),
    ...(parts && { parts: bare(parts) }),
  };
}
