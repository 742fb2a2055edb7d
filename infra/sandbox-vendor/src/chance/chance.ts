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

/** A number of different items of the list, in the order drawn; every choice and order equally likely (Fisher–Yates). */
export function drawSome<T>(chance: Chance, list: readonly T[], count: number): T[] {
  const left = [...list];
  for (let place = 0; place < count; place++) {
    const other = place + chance.below(left.length - place);
    [left[place], left[other]] = [left[other] as T, left[place] as T];
  }
  return left.slice(0, count);
}

export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  return drawSome(chance, list, list.length);
}
