/**
 * An amount as it was typed, in minor units; undefined when it is none. A currency without decimals takes none.
 */
export function minorOf(text, fractionDigits = 2) {
  const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{0,4}))?\s*$/.exec(text) ?? [];
  if (whole === undefined || part.length > fractionDigits) return undefined;
  return Number(whole) * 10 ** fractionDigits + Number(part.padEnd(fractionDigits, '0') || 0);
}

/** An amount as it is written into a field. */
export const typedOf = (minor, fractionDigits = 2) => (minor / 10 ** fractionDigits).toFixed(fractionDigits);

/** A stake multiplied by prices in hundredths, rounded down once: exactly what the house pays. */
export function payoutOf(stake, prices) {
  const product = prices.reduce((all, price) => all * BigInt(price), BigInt(stake));
  return Number(product / 100n ** BigInt(prices.length));
}
