import { product } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import { DIGITS } from '../digits.ts';

const kept = new Map<number, readonly Result[]>();

/** Every outcome of `places` single digits. */
export function digitOutcomes(places: number): readonly Result[] {
  let outcomes = kept.get(places);
  if (!outcomes) {
    outcomes = Array.from(product(Array.from({ length: places }, () => DIGITS)), (digits) => [digits]);
    kept.set(places, outcomes);
  }
  return outcomes;
}

/**
 * Every combination of the digits at `places` places from `from` on, with fillings of the other places in which every digit
 * turns up everywhere: an exact projection of five digits, with at most 20,000 outcomes.
 */
export function projectedDigits(from: number, places: number): readonly Result[] {
  return digitOutcomes(places).flatMap(([digits], index) =>
    DIGITS.slice(0, places === 4 ? 2 : 10).map((_, filling) => {
      const other = (at: number): string => String((index * 7 + filling * (at + 1) + at) % 10);
      return [Array.from({ length: 5 }, (_, at) => digits![at - from] ?? other(at))];
    }),
  );
}
