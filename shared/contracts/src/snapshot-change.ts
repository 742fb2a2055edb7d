import { canonicalJson } from './canonical-json.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';

/**
 * What a snapshot changes in an earlier one: all that an open tab has to receive. The tab takes the unchanged remotes from
 * the snapshot in use and verifies the registry's signature over the result, so that nothing can be altered or left out.
 * Source: 13-17.
 */
export interface SnapshotChange {
  /** Sequence of the snapshot that it changes. */
  readonly base: number;
  /** Every field of the new snapshot except `remotes`; also fields that this release does not know. */
  readonly rest: Omit<Snapshot, 'remotes'>;
  /** The names of all remotes, in the order of the new snapshot. */
  readonly names: readonly string[];
  /** The remotes that are new or different. */
  readonly remotes: readonly SnapshotRemote[];
}

/** The query field by which a live stream asks for changes instead of whole snapshots. Older shells do not send it. */
export const CHANGES_FIELD = 'changes';

/** Undefined where a tab with the earlier snapshot needs the whole one: another registry or brand. */
export function changeBetween(before: Snapshot | undefined, after: Snapshot): SnapshotChange | undefined {
  if (before?.registryId !== after.registryId || before.brand !== after.brand) return undefined;
  const { remotes, ...rest } = after;
  const known = new Map(before.remotes.map((remote) => [remote.name, canonicalJson(remote)]));
  return {
    base: before.sequence,
    rest,
    names: remotes.map(({ name }) => name),
    remotes: remotes.filter((remote) => known.get(remote.name) !== canonicalJson(remote)),
  };
}

/**
 * The whole snapshot, not verified yet. Undefined if the change is not one of `current`, or is malformed: only the whole
 * snapshot helps then.
 */
export function withChange(current: Snapshot | undefined, change: SnapshotChange): Snapshot | undefined {
  if (!current || change.base !== current.sequence || change.rest?.registryId !== current.registryId) return undefined;
  if (!Array.isArray(change.names) || !Array.isArray(change.remotes)) return undefined;
  const known = new Map([...current.remotes, ...change.remotes].map((remote) => [remote.name, remote]));
  const remotes = change.names.map((name: string) => known.get(name));
  if (!remotes.every((remote) => remote !== undefined)) return undefined;
  return { ...change.rest, remotes } as Snapshot;
}
