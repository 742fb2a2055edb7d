/** Latitude and longitude in degrees. */
export type Point = readonly [number, number];

const EARTH_RADIUS_KM = 6_371;
const HOUR_MS = 3_600_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance along a great circle. */
export function distanceKm([latitudeA, longitudeA]: Point, [latitudeB, longitudeB]: Point): number {
  const [a, b] = [radians(latitudeA), radians(latitudeB)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(longitudeB - longitudeA) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Whether nobody can have travelled from one point to the other in this time, at a speed of at most `fastestKmPerHour`. */
export const isImpossible = (from: Point, to: Point, elapsedMs: number, fastestKmPerHour: number): boolean =>
  distanceKm(from, to) > (Math.max(elapsedMs, 0) / HOUR_MS) * fastestKmPerHour;
