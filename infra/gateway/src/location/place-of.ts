import type { Parts } from '../platform/parts.ts';

/** ISO 3166: a country (`PH`), or a region of one (`PH-00`). */
export type Place = string;

/**
 * Where an address is, by the setting `location.byIp` (prefix → place); the longest prefix counts. A real installation fills
 * in its own table.
 */
export async function placeOf({ settings }: Pick<Parts, 'settings'>, ip: string): Promise<Place> {
  const table = await settings.get<Record<string, Place>>('location.byIp', {});
  const known = Object.keys(table)
    .filter((prefix) => ip.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];
  return known === undefined ? await settings.get('location.default', 'PH') : (table[known] ?? '');
}

export const countryOfPlace = (place: Place): string => place.slice(0, 2);

/** Whether a list of countries and regions has this place. */
export const isAmong = (places: readonly Place[], place: Place): boolean =>
  places.includes(place) || places.includes(countryOfPlace(place));
