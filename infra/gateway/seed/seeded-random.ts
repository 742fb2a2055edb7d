/** Numbers that are the same on every machine for the same seed. For demo data only, never for play. */
export interface SeededRandom {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with probability `share`. */
  chance(share: number): boolean;
}

export function seededRandom(name: string): SeededRandom {
  let state = 2_166_136_261;
  for (const character of name) state = Math.imul(state ^ character.codePointAt(0)!, 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { next, whole, pick: (items) => items[whole(0, items.length - 1)]!, chance: (share) => next() < share };
}
