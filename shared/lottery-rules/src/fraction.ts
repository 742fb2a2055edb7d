/** An exact rational number: `n / d` in lowest terms, `d` > 0. Prices and returns are fractions; money is rounded once. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** `n / d` in lowest terms. Throws a RangeError if `d` is 0. */
export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 0n) throw new RangeError(`${n}/0 is no number.`);
  const shared = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / shared, d: d / shared };
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
/** Negative, zero or positive, as `a` is less than, equal to or greater than `b`. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Reads `"3/4"`, `"12"` and `"7.25"`; null for anything else. */
export function parseFraction(text: string): Fraction | null {
  const match = /^(\d{1,30})(?:\/(\d{1,30})|\.(\d{1,12}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '0', divisor, decimals = ''] = match;
  if (divisor !== undefined) return BigInt(divisor) === 0n ? null : fraction(BigInt(whole), BigInt(divisor));
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** `"3/4"`, or `"12"` for a whole number. `parseFraction(formatFraction(f))` equals `f`. */
export const formatFraction = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);

/** The nearest whole number; a half is rounded up. For amounts, which are not negative. */
export const rounded = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d);
