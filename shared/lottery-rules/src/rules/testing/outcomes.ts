import { product } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import { DIGITS } from '../digits.ts';

/** Every outcome of `places` single digits. */
export function* digitOutcomes(places: number): Generator<Result> {
  for (const digits of product(Array.from({ length: places }, () => DIGITS))) yield [digits];
}
