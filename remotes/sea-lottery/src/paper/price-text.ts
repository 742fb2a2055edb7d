import { parseFraction, rounded, times, fraction } from '@atrium/lottery-rules/fraction';
import { formatDecimal } from '@atrium/i18n/format';

/** A price as people read it: `900`, `3.20`. Stake included, per unit of stake. */
export function decimalPrice(price: string, language: string): string {
  const exact = parseFraction(price);
  if (!exact) return price;
  const hundredths = rounded(times(exact, fraction(100n)));
  return hundredths % 100n === 0n
    ? formatDecimal(String(hundredths / 100n), language, 0)
    : formatDecimal(String(hundredths), language, 2);
}

/** An amount on paper, without its currency: `1,800`, `45.50`. */
export function paperAmount(minor: bigint, fractionDigits: number, language: string): string {
  const whole = 10n ** BigInt(fractionDigits);
  return minor % whole === 0n
    ? formatDecimal(String(minor / whole), language, 0)
    : formatDecimal(String(minor), language, fractionDigits);
}

/** What a stake wins at a price, in minor units. */
export const paidFor = (price: string, stakeMinor: bigint): bigint =>
  rounded(times(parseFraction(price) ?? fraction(0n), fraction(stakeMinor)));
