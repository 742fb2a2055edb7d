/** C(n, k): the number of sets of `k` out of `n`; 0 if there are not enough. */
export function choose(n: number | bigint, k: number | bigint): bigint {
  const [all, picked] = [BigInt(n), BigInt(k)];
  if (picked < 0n || picked > all) return 0n;
  let result = 1n;
  for (let index = 1n; index <= picked; index += 1n) result = (result * (all - picked + index)) / index;
  return result;
}

/** Every set of `k` items, in the order of `items`. */
export function* combinations<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - k; index += 1)
    for (const rest of combinations(items, k - 1, index + 1)) yield [items[index]!, ...rest];
}

/** Every tuple with one item of each row. */
export function* product<T>(rows: readonly (readonly T[])[], at = 0): Generator<T[]> {
  const row = rows[at];
  if (!row) {
    yield [];
    return;
  }
  for (const item of row) for (const rest of product(rows, at + 1)) yield [item, ...rest];
}

/** Every different order of `items`; equal items are interchangeable. */
export function* permutations(items: readonly string[]): Generator<string[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (const first of new Set(items)) {
    const rest = [...items];
    rest.splice(rest.indexOf(first), 1);
    for (const tail of permutations(rest)) yield [first, ...tail];
  }
}
