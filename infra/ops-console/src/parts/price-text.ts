/** A price or share that is a fraction, as digits with at most four decimals. */
export function decimalOfFraction(text: string): string {
  const [n, d = '1'] = text.split('/');
  const value = Number(n) / Number(d);
  return Number.isFinite(value) ? String(Number(value.toFixed(4))) : text;
}
