import { choose } from './combinations.ts';
import type { Term, Win } from './play.ts';

/**
 * What all lines together pay for the numbers at some places. `best` has, for numbers at the first of these places, the most that
 * numbers at the others can add up to; with all numbers, what they pay. Numbers that are missing pay nothing.
 */
export interface Scope {
  /** In the order of the search. */
  readonly places: readonly number[];
  /** The order of the numbers is irrelevant. */
  readonly symmetric: boolean;
  readonly best: ReadonlyMap<number, number>;
}

/** Identifies numbers so far: in order, or as a set with repeats. */
export const START = 0;
export const next = (key: number, value: number, symmetric: boolean): number =>
  symmetric ? key + 8 ** value : key * 16 + value + 1;

/** Evaluates terms and adds those up that look at the same places. */
export class ScopeBuilder {
  readonly #values: readonly string[];
  readonly #distinct: boolean;
  readonly #sums = new Map<string, { places: readonly number[]; symmetric: boolean; paid: Map<number, number> }>();
  readonly #setsBySize = new Map<number, readonly [number, string[]][]>();
  #left: number;

  readonly #rank: ReadonlyMap<number, number>;

  /** `order`: of the places that terms look at, the one to search first comes first. */
  constructor(values: readonly string[], distinct: boolean, order: readonly number[], maxEvaluations: number) {
    this.#values = values;
    this.#distinct = distinct;
    this.#rank = new Map(order.map((place, rank) => [place, rank]));
    this.#left = maxEvaluations;
  }

  /** Adds the terms of a line. False, and nothing is added, where that takes more evaluations than are left. */
  add(terms: readonly Term[], valueOf: (wins: readonly Win[]) => number): boolean {
    const paid: { places: readonly number[]; symmetric: boolean; entries: [number, number][] }[] = [];
    for (const { places, winners, wins, copies = 1 } of terms) {
      const symmetric = !winners;
      const entries: [number, number][] = [];
      if (symmetric && this.#setCount(places.length) > BigInt(this.#left)) return false;
      const ranked = [...places.keys()].sort((a, b) => this.#rank.get(places[a]!)! - this.#rank.get(places[b]!)!);
      const tuples = winners ? keyed(winners(), this.#values, ranked) : this.#sets(places.length);
      for (const [key, numbers] of tuples) {
        this.#left -= 1;
        if (this.#left < 0) return false;
        const won = wins(numbers);
        if (won.length > 0) entries.push([key, valueOf(won) * copies]);
      }
      paid.push({ places: ranked.map((at) => places[at]!), symmetric, entries });
    }
    for (const { places, symmetric, entries } of paid) {
      const name = `${places.join()} ${symmetric}`;
      let sum = this.#sums.get(name);
      if (!sum) {
        sum = { places, symmetric, paid: new Map() };
        this.#sums.set(name, sum);
      }
      for (const [key, value] of entries) sum.paid.set(key, (sum.paid.get(key) ?? 0) + value);
    }
    return true;
  }

  scopes(): Scope[] {
    return Array.from(this.#sums.values(), ({ places, symmetric, paid }) => ({
      places,
      symmetric,
      best: symmetric ? bestOfSets(paid, places.length, this.#values.length) : bestOfTuples(paid, places.length),
    }));
  }

  #setCount(size: number): bigint {
    const from = this.#values.length;
    return this.#distinct ? choose(from, size) : choose(from + size - 1, size);
  }

  /** Every set with its key, numbers ascending; worked out once for each size. */
  #sets(size: number): readonly [number, string[]][] {
    let sets = this.#setsBySize.get(size);
    if (!sets) {
      sets = [...this.#eachSet(size)];
      this.#setsBySize.set(size, sets);
    }
    return sets;
  }

  *#eachSet(size: number, from = 0, key = START, numbers: string[] = []): Generator<[number, string[]]> {
    if (numbers.length === size) {
      yield [key, numbers];
      return;
    }
    for (let value = from; value < this.#values.length; value += 1)
      yield* this.#eachSet(size, this.#distinct ? value + 1 : value, next(key, value, true), [
        ...numbers,
        this.#values[value]!,
      ]);
  }
}

function* keyed(
  tuples: Iterable<readonly string[]>,
  values: readonly string[],
  ranked: readonly number[],
): Generator<[number, readonly string[]]> {
  for (const numbers of tuples) {
    let key = START;
    for (const at of ranked) key = next(key, values.indexOf(numbers[at]!), false);
    yield [key, numbers];
  }
}

const raise = (best: Map<number, number>, key: number, value: number): void => {
  if (value > (best.get(key) ?? 0)) best.set(key, value);
};

function bestOfTuples(paid: ReadonlyMap<number, number>, size: number): Map<number, number> {
  const best = new Map(paid);
  for (const [whole, value] of paid) {
    let key = whole;
    for (let left = size; left > 0; left -= 1) {
      key = Math.floor(key / 16);
      raise(best, key, value);
    }
  }
  return best;
}

function bestOfSets(paid: ReadonlyMap<number, number>, size: number, values: number): Map<number, number> {
  const best = new Map(paid);
  let level = new Map(paid);
  for (let left = size; left > 0; left -= 1) {
    const smaller = new Map<number, number>();
    for (const [key, value] of level)
      for (let number = 0; number < values; number += 1)
        if (Math.floor(key / 8 ** number) % 8 > 0) raise(smaller, key - 8 ** number, value);
    for (const [key, value] of smaller) best.set(key, value);
    level = smaller;
  }
  return best;
}

/** The places of all terms, those first that complete a term which has begun. */
export function searchOrder(terms: readonly Term[]): number[] {
  const order = new Set<number>();
  let open = [...new Map(terms.map(({ places }) => [places.join(), places])).values()];
  while (open.length > 0) {
    const missing = (places: readonly number[]): number => places.filter((place) => !order.has(place)).length;
    const begun = open.filter((places) => missing(places) < places.length);
    const next = (begun.length > 0 ? begun : open).reduce((least, places) =>
      missing(places) < missing(least) ? places : least,
    );
    for (const place of next) order.add(place);
    open = open.filter((places) => missing(places) > 0);
  }
  return [...order];
}
