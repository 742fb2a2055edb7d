import type { Snapshot } from '@atrium/contracts/snapshot';
import { frameOf } from './event-frame.ts';

/** Source: specification 2.2. */
const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

const made = new WeakMap<Snapshot, string>();

/** What brings a tab up to date; written once for each snapshot, because ten thousand tabs open their streams at once. */
export function snapshotFrames(snapshot: Snapshot): string {
  const known = made.get(snapshot);
  if (known !== undefined) return known;
  const frames =
    frameOf('registry.changed', { sequence: snapshot.sequence, snapshot }) +
    frameOf('system.status', { status: SYSTEM_STATUS[snapshot.system.status] });
  made.set(snapshot, frames);
  return frames;
}
