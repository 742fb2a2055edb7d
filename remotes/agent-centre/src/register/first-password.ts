const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 12;

/** A number from 0 below `count`, without bias. */
function below(count: number): number {
  const limit = 256 - (256 % count);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return byte % count;
  }
}
const pick = (letters: string): string => letters.charAt(below(letters.length));

/** A password to pass on: without letters and digits that look alike, with a capital letter, a small one and a digit. */
export function firstPassword(): string {
  const letters = [pick(UPPER), pick(LOWER), pick(DIGITS)];
  while (letters.length < LENGTH) letters.splice(below(letters.length + 1), 0, pick(LOWER + UPPER + DIGITS));
  // A letter first: some brands ask for one.
  const first = letters.findIndex((letter) => !DIGITS.includes(letter));
  return [...letters.splice(first, 1), ...letters].join('');
}
