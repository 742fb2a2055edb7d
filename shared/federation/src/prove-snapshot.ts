import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';
import {
  areForked,
  type InclusionProof,
  isHeadSigned,
  isIncluded,
  LOG_PROOF_PATH,
} from '@atrium/contracts/snapshot-log';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';

/**
 * `forked`: the registry has signed two contents under this sequence. `missing`: its public log does not have what this tab
 * runs. `unreachable`: nobody could be asked.
 */
export type SnapshotProof = 'proven' | 'forked' | 'missing' | 'unreachable';

/** Asks the registry's public log whether it has the snapshot that this tab runs. Source: 13-23. */
export async function proveSnapshot(
  snapshot: Snapshot,
  keys: readonly TrustedKey[],
  ask: (address: string) => Promise<Response> = (address) => fetch(address),
): Promise<SnapshotProof> {
  try {
    const answer = await ask(`${LOG_PROOF_PATH}?sequence=${snapshot.sequence}`);
    if (answer.status === 404) return 'missing';
    if (!answer.ok) return 'unreachable';
    const proof = (await answer.json()) as InclusionProof;
    if (!(await isHeadSigned(proof.head, keys)) || proof.head.registryId !== snapshot.registryId) return 'missing';
    if (await isIncluded(snapshot, proof)) return 'proven';
    const newest = (await (await ask(SNAPSHOT_PATH)).json()) as Snapshot;
    return areForked(snapshot, newest) ? 'forked' : 'missing';
  } catch {
    return 'unreachable';
  }
}
