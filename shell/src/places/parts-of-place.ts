import type { SnapshotPart } from '@atrium/contracts/snapshot';

const USUAL_ORDER = 100;

/** The remotes that fill a place as this browser gets them, by the order that they declare, then by name. Source: 13-16. */
export function remotesInPlace(
  remotes: readonly { readonly name: string; readonly parts?: readonly SnapshotPart[] | undefined }[],
  place: string,
  topic: string | undefined,
): readonly string[] {
  return remotes
    .flatMap(({ name, parts = [] }) => parts.map((part) => ({ name, ...part })))
    .filter((part) => part.place === place && (!part.topics || (topic !== undefined && part.topics.includes(topic))))
    .toSorted(
      (one, other) => (one.order ?? USUAL_ORDER) - (other.order ?? USUAL_ORDER) || (one.name < other.name ? -1 : 1),
    )
    .map(({ name }) => name);
}
