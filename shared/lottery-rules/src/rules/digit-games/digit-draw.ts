import type { Drawn } from '../numbers/numbers-rule.ts';

/** A draw of digits with repeats: SSC has five, 3D three. */
export const digitDraw = (family: Drawn['family'], numbers: number): Drawn => ({
  family,
  numbers,
  space: 10n ** BigInt(numbers),
  outcomesOf: (places) => 10n ** BigInt(numbers - places),
});
