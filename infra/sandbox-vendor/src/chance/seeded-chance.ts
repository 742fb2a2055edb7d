import { type Chance, chanceFrom } from './chance.ts';

/** The same numbers for the same seed, for proofs of the published return (xoshiro128**). Never for play. */
export function seededChance(seed: number): Chance {
  const state = new Uint32Array(4);
  let mixed = seed >>> 0;
  for (let index = 0; index < 4; index++) {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let word = mixed;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    state[index] = word ^ (word >>> 16);
  }
  const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));
  return chanceFrom(() => {
    const result = Math.imul(rotate(Math.imul(state[1]!, 5), 7), 9) >>> 0;
    const carry = state[1]! << 9;
    state[2]! ^= state[0]!;
    state[3]! ^= state[1]!;
    state[1]! ^= state[2]!;
    state[0]! ^= state[3]!;
    state[2]! ^= carry;
    state[3] = rotate(state[3]!, 11);
    return result;
  });
}
