import { type RandomInt, unbiased } from '../../random.ts';

/** A repeatable source of numbers, from a text: xorshift of 32 bits. */
export function seeded(text: string): RandomInt {
  let state = 2_463_534_242;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619) >>> 0 || 1;
  return unbiased(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state & 255;
  });
}
