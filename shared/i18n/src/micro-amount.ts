import { decimalOf } from './format.ts';

const MICRO_DIGITS = 6;

/**
 * Millionths of a minor unit as an amount in whole units, exact: at least the currency's decimals (`fractionDigits`), more
 * only where they are not zero. Source: 12-10.
 */
export function formatMicroAmount(micro: string, fractionDigits: number, tag: string): string {
  const maximumFractionDigits = fractionDigits + MICRO_DIGITS;
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits,
  });
  // A decimal text, since a float would lose digits.
  return format.format(decimalOf(micro, maximumFractionDigits) as unknown as number).replace('-', '\u2212');
}
