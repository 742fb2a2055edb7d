import { choose } from '../../combinations.ts';
import { DIGITS } from '../digits.ts';
import { inSet } from '../numbers/in-set.ts';
import type { NumbersRule } from '../numbers/numbers-rule.ts';

/** `size` digits that are all among the drawn ones, wherever. A digit that is drawn twice counts once. */
export const anyOf = (places: number, size: number): NumbersRule => {
  let weight = 0n;
  for (let missing = 0n; missing <= BigInt(size); missing += 1n)
    weight += (missing % 2n ? -1n : 1n) * choose(size, missing) * (10n - missing) ** BigInt(places);
  return inSet({ code: `any-${size}`, name: `any ${size}`, values: DIGITS, size, drawn: places, weight });
};
