import { choose } from './combinations.ts';
import type { Term, Win } from './play.ts';

/**
 * What all lines together pay for the numbers at some places. `best` has, for numbers at the first of these places, the most that
 * numbers at the others can add up to; with all numbers, what they pay. Numbers that are missing pay nothing.
 */
export interface Scope {
  /** Ascending. */
  readonly places: readonly number[];
  /** The order of the numbers is irrelevant. */
  readonly symmetric: boolean;
  readonly best: ReadonlyMap<number, number>;
}

/** Identifies numbers so far: in order, or as a set with repeats. */
const START = 0;
const next = (key: number, value: number, symmetric: boolean): number =>
  symmetric ? key + 8 ** value : key * 16 + value + 1;

/** Evaluates terms and adds those up that look at the same places. */
export class ScopeBuilder {
  readonly #values: readonly string[];
  readonly #distinct: boolean;
  readonly #sums = new Map<string, { places: readonly number[]; symmetric: boolean; paid: Map<number, number> }>();
  readonly #setsBySize = new Map<number, readonly [number, string[]][]>();
  #left: number;

  constructor(values: readonly string[], distinct: boolean, maxEvaluations: number) {
    this.#values = values;
    this.#distinct = distinct;
    this.#left = maxEvaluations;
  }

  /** Adds the terms of a line. False, and nothing is added, where that takes more evaluations than are left. */
  add(terms: readonly Term[], valueOf: (wins: readonly Win[]) => number): boolean {
    const paid: { places: readonly number[]; symmetric: boolean; entries: [number, number][] }[] = [];
    for (const { places, winners, wins } of terms) {
      const symmetric = !winners;
      const entries: [number, number][] = [];
      if (symmetric && this.#setCount(places.length) > BigInt(this.#left)) return false;
      const tuples = winners ? keyed(winners(), this.#values) : this.#sets(places.length);
      for (const [key, numbers] of tuples) {
        this.#left -= 1;
        if (this.#left < 0) return false;
        const won = wins(numbers);
        if (won.length > 0) entries.push([key, valueOf(won)]);
      }
      paid.push({ places, symmetric, entries });
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
): Generator<[number, readonly string[]]> {
  for (const numbers of tuples) {
    let key = START;
    for (const number of numbers) key = next(key, values.indexOf(number), false);
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

export interface Search {
  readonly values: readonly string[];
  /** Numbers of an outcome. */
  readonly places: number;
  readonly distinct: boolean;
  /** By how many minor units the sum of scopes can differ from the rounded payouts; 0: it does not. */
  readonly slack: number;
  readonly maxSteps: number;
}

/** Outcomes within the slack whose rounded payout is worked out. */
const MAX_CANDIDATES = 200;
/** Sums of fractions of a minor unit are inexact. */
const EPSILON = 1e-6;

/**
 * Searches the outcome for which the scopes add up to the most, place by place, best first; a branch ends where even the best of every
 * scope is not more than what was found. `exactOf` gives the payout of an outcome, rounded as it is paid;
 * `numbers` is the best outcome that was met.
 */
export function greatestOfScopes(
  scopes: readonly Scope[],
  { values, places, distinct, slack, maxSteps }: Search,
  exactOf: (numbers: readonly string[]) => bigint,
): { payoutMinor: bigint; exact: boolean; numbers: readonly string[] } {
  const order = [...new Set(scopes.flatMap((scope) => scope.places))].sort((a, b) => a - b);
  const touching = order.map((place) => scopes.flatMap((scope, at) => (scope.places.includes(place) ? [at] : [])));
  const numbers: number[] = Array.from({ length: places }, () => -1);
  const window = slack > 0 ? slack + EPSILON : -EPSILON;
  let [steps, candidates] = [0, 0];
  let best = -1;
  let payoutMinor = 0n;
  let found: readonly string[] = filled(numbers, values);
  const worthIt = (bound: number): boolean => bound > best - window;

  const leaf = (sum: number): void => {
    candidates += 1;
    if (slack > 0 && candidates > MAX_CANDIDATES) return;
    best = Math.max(best, sum);
    const outcome = filled(numbers, values);
    const payout = exactOf(outcome);
    if (payout > payoutMinor) [payoutMinor, found] = [payout, outcome];
  };
  const search = (depth: number, keys: readonly number[], bound: number): void => {
    if (depth === order.length) {
      leaf(bound);
      return;
    }
    const place = order[depth]!;
    const branches: { value: number; keys: number[]; bound: number }[] = [];
    for (let value = 0; value < values.length; value += 1) {
      if (distinct && numbers.includes(value)) continue;
      const longer = [...keys];
      let sum = bound;
      for (const at of touching[depth]!) {
        const { best: bests, symmetric } = scopes[at]!;
        longer[at] = next(keys[at]!, value, symmetric);
        sum += (bests.get(longer[at]!) ?? 0) - (bests.get(keys[at]!) ?? 0);
      }
      if (worthIt(sum)) branches.push({ value, keys: longer, bound: sum });
    }
    branches.sort((a, b) => b.bound - a.bound);
    for (const branch of branches) {
      if (!worthIt(branch.bound)) return;
      steps += 1;
      if (steps > maxSteps) return;
      numbers[place] = branch.value;
      search(depth + 1, branch.keys, branch.bound);
      numbers[place] = -1;
    }
  };
  const most = scopes.reduce((sum, { best: bests }) => sum + (bests.get(START) ?? 0), 0);
  search(
    0,
    scopes.map(() => START),
    most,
  );
  if (steps > maxSteps) return { payoutMinor: BigInt(Math.ceil(most + slack)), exact: false, numbers: found };
  if (slack > 0 && candidates > MAX_CANDIDATES)
    return { payoutMinor: BigInt(Math.ceil(best + slack)), exact: false, numbers: found };
  return { payoutMinor, exact: true, numbers: found };
}

/** The numbers by name; places that no line looks at get numbers that are left. */
function filled(numbers: readonly number[], values: readonly string[]): string[] {
  const left = values.map((_, value) => value).filter((value) => !numbers.includes(value));
  return numbers.map((value) => values[value < 0 ? (left.pop() ?? 0) : value]!);
}
