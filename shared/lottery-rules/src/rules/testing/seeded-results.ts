import { draw, type Result } from '../../draw.ts';
import type { Family } from '../../families.ts';
import { unbiased } from '../../random.ts';

/** `count` results of a family, the same for the same seed. */
export function* seededResults(family: Family, count: number, seed: number): Generator<Result> {
  let state = seed;
  const random = unbiased(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 24;
  });
  for (let index = 0; index < count; index += 1) yield draw(family, random);
}
