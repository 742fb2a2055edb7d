/** The registry's signed snapshot as it came: verified by browsers, not by us. */
export interface SignedSnapshot {
  registryId: string;
  sequence: number;
  brand: string;
  remotes: readonly SnapshotRemote[];
  readonly [field: string]: unknown;
}

export interface SnapshotRemote {
  name: string;
  version: string;
  kind: 'module' | 'frame' | 'maintenance';
  entry?: string;
  integrity?: string;
  preload?: readonly { url: string; integrity: string }[];
  routes: readonly unknown[];
  readonly [field: string]: unknown;
}

/** Where the last good snapshot is kept. */
export interface Snapshots {
  current(): SignedSnapshot | undefined;
  /** Whether the registry answers at this moment. */
  readonly connected: boolean;
}
