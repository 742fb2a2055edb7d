/** An amount as it was typed, in minor units; undefined when it is none. */
export function minorOf(text) {
  const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A stake multiplied by prices in hundredths, rounded down once: exactly what the house pays. */
export function payoutOf(stake, prices) {
  const product = prices.reduce((all, price) => all * BigInt(price), BigInt(stake));
  return Number(product / 100n ** BigInt(prices.length));
}
