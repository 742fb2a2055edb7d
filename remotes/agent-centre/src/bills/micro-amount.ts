const MICRO_DIGITS = 6;
const MINOR_DIGITS = 2;

/**
 * Millionths of a minor unit as an amount in whole units, exact: at least two decimals, more only where they are not zero.
 * `number` formats the whole units.
 */
export function microAmount(micro: string, number: (units: bigint) => string): string {
  const negative = micro.startsWith('-');
  const digits = (negative ? micro.slice(1) : micro).padStart(MICRO_DIGITS + MINOR_DIGITS + 1, '0');
  const split = digits.length - MICRO_DIGITS - MINOR_DIGITS;
  const fraction = digits.slice(split).replace(/0+$/, '').padEnd(MINOR_DIGITS, '0');
  return `${negative ? '−' : ''}${number(BigInt(digits.slice(0, split)))}.${fraction}`;
}
