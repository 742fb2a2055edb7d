import type { PlacePartsProps } from './place-parts.tsx';

const shown = new Set<PlacePartsProps>();

/** The places with parts that this page shows now. */
export const shownPlaces = (): readonly PlacePartsProps[] => [...shown];

/** Counts a place among them until the returned function is called. */
export function showPlace(place: PlacePartsProps): () => void {
  shown.add(place);
  return () => void shown.delete(place);
}
