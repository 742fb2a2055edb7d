const figures = /\d[\d.,'\u00a0\u202f ]*\d|\d/u;

/** Digits of the amount without its separators, and the text around and between them. */
function read(text: string) {
  const found = figures.exec(text);
  if (!found) return undefined;
  const digits = found[0].replace(/\D/g, '');
  return {
    digits,
    shape: found[0],
    before: text.slice(0, found.index),
    after: text.slice(found.index + found[0].length),
  };
}

/** Inserts digits into the separators of `shape`, from the right. */
function dress(digits: string, shape: string): string {
  const marks = [...shape];
  let left = digits.length;
  let out = '';
  for (let at = marks.length - 1; at >= 0 && left > 0; at--) {
    out = /\d/.test(marks[at]!) ? digits[--left] + out : marks[at] + out;
  }
  return digits.slice(0, left) + out;
}

/**
 * The text at `part` (0 to 1) of the way between two formatted amounts of the same currency. Works on whole minor units
 * as text, so no floating point rounding occurs. Where the two texts cannot be compared (hidden balance, another
 * format) the result is the second text at once.
 */
export function stepAmount(from: string, to: string, part: number): string {
  const a = read(from);
  const b = read(to);
  const fraction = (shape: string) => /[.,](\d{1,3})$/.exec(shape)?.[1]?.length ?? 0;
  if (part >= 1 || !a || !b || a.before !== b.before || a.after !== b.after || fraction(a.shape) !== fraction(b.shape))
    return to;
  const start = BigInt(a.digits);
  const span = BigInt(b.digits) - start;
  const now = start + (span * BigInt(Math.round(part * 1000))) / 1000n;
  const shape = a.shape.length > b.shape.length ? a.shape : b.shape;
  return b.before + dress(String(now).padStart(fraction(shape) + 1, '0'), shape) + b.after;
}
