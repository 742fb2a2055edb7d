import type { Snapshot } from '@atrium/contracts/snapshot';

/** Where the registry's last good signed snapshot is kept. Browsers verify it; we pass it on as it came. */
export interface Snapshots {
  current(): Snapshot | undefined;
  /** Whether the registry answers at this moment. */
  readonly connected: boolean;
}
