/** A source of uniform whole numbers. Every outcome of every game is drawn through `below`. */
export interface Chance {
  /** Uniform over 0 … bound - 1; bound from 1 to 2^32. */
  below(bound: number): number;
}

const WORDS = 2 ** 32;

/**
 * Turns uniform 32-bit words into uniform numbers below a bound by dropping the words of the last, incomplete
 * block: a plain remainder would favour small results (GLI-19 chapter 3, RN-02).
 */
export function chanceFrom(nextWord: () => number): Chance {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new RangeError(`No chance below ${bound}`);
      const fair = WORDS - (WORDS % bound);
      for (;;) {
        const word = nextWord();
        if (word < fair) return word % bound;
      }
    },
  };
}

/** One of the list, each equally likely. */
export function pickOne<T>(chance: Chance, list: readonly T[]): T {
  return list[chance.below(list.length)] as T;
}

/** A new list in uniformly random order (Fisher–Yates). */
export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
