import fc from 'fast-check';
import { type BrandNeeds, type ClusterLimits, placeBrands } from './place-brands.ts';

const LIMITS: ClusterLimits = { bytes: 1_000, processors: 8, walBytesPerSecond: 100, nightSeconds: 60 };
const needs = (brand: string, part: Partial<ClusterLimits>): BrandNeeds => ({
  brand,
  bytes: 0,
  processors: 0,
  walBytesPerSecond: 0,
  nightSeconds: 0,
  ...part,
});

it('fills a cluster before it takes another, whatever runs out first', () => {
  const { clusters, tooLarge } = placeBrands(
    [
      needs('small', { bytes: 100 }),
      needs('disk', { bytes: 900 }),
      needs('night', { nightSeconds: 50 }),
      needs('busy', { processors: 7, nightSeconds: 20 }),
    ],
    LIMITS,
  );
  expect(tooLarge).toEqual([]);
  expect(clusters.map(({ brands }) => brands)).toEqual([['disk', 'busy', 'small'], ['night']]);
  expect(clusters[0]!.used).toEqual({ bytes: 1_000, processors: 7, walBytesPerSecond: 0, nightSeconds: 20 });
});

it('names a brand that no cluster can hold, and places the others', () => {
  const placed = placeBrands([needs('giant', { walBytesPerSecond: 101 }), needs('dwarf', { bytes: 1 })], LIMITS);
  expect(placed.tooLarge).toEqual(['giant']);
  expect(placed.clusters.map(({ brands }) => brands)).toEqual([['dwarf']]);
});

it('places every brand once, and no cluster offers more than it has', () => {
  const brand = fc.record({
    brand: fc.integer({ min: 0, max: 1_000_000 }).map(String),
    bytes: fc.integer({ min: 0, max: 1_200 }),
    processors: fc.double({ min: 0, max: 9, noNaN: true }),
    walBytesPerSecond: fc.integer({ min: 0, max: 110 }),
    nightSeconds: fc.constantFrom(0, 1, 30, 59, 60, 61),
  });
  fc.assert(
    fc.property(fc.uniqueArray(brand, { selector: (one) => one.brand, maxLength: 60 }), (brands) => {
      const { clusters, tooLarge } = placeBrands(brands, LIMITS);
      const placed = clusters.flatMap((cluster) => cluster.brands);
      expect([...placed, ...tooLarge].sort()).toEqual(brands.map((one) => one.brand).sort());
      for (const { used } of clusters)
        for (const need of Object.keys(LIMITS) as (keyof ClusterLimits)[])
          expect(used[need]).toBeLessThanOrEqual(LIMITS[need]);
      // Two clusters that are both at most half full would have been one.
      const half = clusters.filter(({ used }) =>
        (Object.keys(LIMITS) as (keyof ClusterLimits)[]).every((need) => used[need] <= LIMITS[need] / 2),
      );
      expect(half.length).toBeLessThanOrEqual(1);
    }),
  );
});
