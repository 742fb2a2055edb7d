import type { PlaceProps } from '@atrium/host/places';
import { useAtomValue } from 'jotai';
import { deferredPart } from '../loading/deferred-part.tsx';
import { snapshotAtom, startedFederation } from '../remotes/federation.state.ts';
import type { PlacePartsProps } from './place-parts.tsx';
import { remotesInPlace } from './parts-of-place.ts';

const Parts = deferredPart<PlacePartsProps>(() =>
  Promise.all([import(/* webpackChunkName: "remotes" */ './place-parts.tsx'), startedFederation()]).then(
    ([module]) => module.PlaceParts,
  ),
);

/** A named place that remotes fill, resolved from the snapshot. Nothing is loaded for a place that none of them fills. */
export function Place({ name, topic, input }: PlaceProps) {
  const remotes = remotesInPlace(useAtomValue(snapshotAtom)?.remotes ?? [], name, topic);
  return remotes.length > 0 ? <Parts place={name} topic={topic} remotes={remotes} input={input} /> : null;
}
