import { compare, type Fraction, fraction, parseFraction, rounded, times } from '@atrium/lottery-rules/fraction';

/** What a note of a line wins at its best price, in minor units; null for a share of a pool. */
export function prizeOf(
  { unit, multiple }: { unit: string; multiple: number },
  prices: readonly string[],
): string | null {
  const best = prices
    .flatMap((price) => parseFraction(price) ?? [])
    .reduce<Fraction | null>((most, price) => (most && compare(most, price) >= 0 ? most : price), null);
  return best && String(rounded(times(best, fraction(BigInt(unit) * BigInt(multiple)))));
}
