import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';

/** Holds the registry's last good signed snapshot. Browsers verify it; the gateway passes it on unchanged. */
export interface Snapshots {
  current(): Snapshot | undefined;
  /** Whether a snapshot since the start of this process has offered this version to pages, or a stand-in of the remote. */
  offers(remote: string, version: string): boolean;
  /** The keys that the registry may sign with at this moment. */
  keys(): Promise<readonly TrustedKey[]>;
  /** Whether its grace after the expiry is over, so that operators have to act. */
  stale(): boolean;
  /** Whether the registry is connected at this moment, and has sent a verified snapshot. */
  readonly connected: boolean;
  /** Refused snapshots since the start, by reason. */
  refused(): ReadonlyMap<string, number>;
}
