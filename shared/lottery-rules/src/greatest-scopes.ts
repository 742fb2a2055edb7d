import { next, type Scope, START } from './scopes.ts';

export interface Search {
  readonly values: readonly string[];
  /** Numbers of an outcome. */
  readonly places: number;
  /** The places of the scopes; each scope has its own in this order. */
  readonly order: readonly number[];
  readonly distinct: boolean;
  /** By how many minor units rounded payouts can be more than the sum of scopes; 0: they are equal. */
  readonly slack: number;
  readonly maxSteps: number;
}

/** Sums of fractions of a minor unit are inexact. */
const EPSILON = 1e-6;

/**
 * Searches the outcome for which the scopes add up to the most, place by place, best first; a branch ends where even the best of every
 * scope is not more than what was found. Places that no scope looks at together are searched apart. `exactOf` gives the payout of an
 * outcome, rounded as it is paid; `numbers` is the best outcome.
 */
export function greatestOfScopes(
  scopes: readonly Scope[],
  search: Search,
  exactOf: (numbers: readonly string[]) => bigint,
): { payoutMinor: bigint; exact: boolean; numbers: readonly string[] } {
  const { values, places, distinct, slack } = search;
  const numbers: number[] = Array.from({ length: places }, () => -1);
  const steps = { left: search.maxSteps };
  let [payout, exact] = [0, true];
  for (const part of distinct || slack > 0 ? [scopes] : separate(scopes)) {
    const found = greatestOfPart(part, search, steps, (sum, outcome) =>
      slack > 0 ? Number(exactOf(filled(outcome, values))) : Math.round(sum),
    );
    payout += found.payout;
    if (!found.numbers) exact = false;
    else for (const [place, value] of found.numbers.entries()) if (value >= 0) numbers[place] = value;
  }
  return { payoutMinor: BigInt(payout), exact, numbers: filled(numbers, values) };
}

/** `numbers` is null where the search was too long: no outcome pays more than `payout`. */
function greatestOfPart(
  scopes: readonly Scope[],
  { values, places, order: allOrder, distinct, slack }: Search,
  steps: { left: number },
  paidBy: (sum: number, numbers: readonly number[]) => number,
): { payout: number; numbers: readonly number[] | null } {
  const inPart = new Set(scopes.flatMap((scope) => scope.places));
  const order = allOrder.filter((place) => inPart.has(place));
  const touching = order.map((place) => scopes.flatMap((scope, at) => (scope.places.includes(place) ? [at] : [])));
  const numbers: number[] = Array.from({ length: places }, () => -1);
  /** At these depths every scope has all of its places or none of them: what follows depends on the numbers left alone. */
  const closed = order.map((_, depth) =>
    scopes.every((scope) => {
      const before = scope.places.filter((place) => order.indexOf(place) < depth).length;
      return before === 0 || before === scope.places.length;
    }),
  );
  const reached = new Map<string, number>();
  const isWorse = (depth: number, bound: number): boolean => {
    if (depth === 0 || !closed[depth]) return false;
    const key = `${depth} ${
      distinct
        ? [...numbers]
            .filter((value) => value >= 0)
            .sort()
            .join()
        : ''
    }`;
    const known = reached.get(key);
    if (known !== undefined && (slack > 0 ? bound <= known - 2 * slack : bound <= known)) return true;
    if (known === undefined || bound > known) reached.set(key, bound);
    return false;
  };
  let payout = -1;
  let found: readonly number[] = numbers;
  const worthIt = (bound: number): boolean => Math.floor(bound + slack + EPSILON) > payout;

  const search = (depth: number, keys: readonly number[], bound: number): void => {
    if (depth === order.length) {
      const paid = paidBy(bound, numbers);
      if (paid > payout) [payout, found] = [paid, [...numbers]];
      return;
    }
    if (isWorse(depth, bound)) return;
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
      steps.left -= 1;
      if (steps.left < 0) return;
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
  return steps.left < 0 ? { payout: Math.floor(most + slack + EPSILON), numbers: null } : { payout, numbers: found };
}

/** Scopes by the places that they share, directly or through others. */
function separate(scopes: readonly Scope[]): Scope[][] {
  let parts: { places: Set<number>; scopes: Scope[] }[] = [];
  for (const scope of scopes) {
    const sharing = parts.filter(({ places }) => scope.places.some((place) => places.has(place)));
    parts = parts.filter((part) => !sharing.includes(part));
    parts.push({
      places: new Set([...scope.places, ...sharing.flatMap(({ places }) => [...places])]),
      scopes: [...sharing.flatMap((part) => part.scopes), scope],
    });
  }
  return parts.map((part) => part.scopes);
}

/** The numbers by name; places that no line looks at get numbers that are left. */
function filled(numbers: readonly number[], values: readonly string[]): string[] {
  const left = values.map((_, value) => value).filter((value) => !numbers.includes(value));
  return numbers.map((value) => values[value < 0 ? (left.pop() ?? 0) : value]!);
}
