import type { Numbers } from './numbers-rule.ts';

export const sumOf = (numbers: Numbers): number => numbers.reduce((sum, number) => sum + Number(number), 0);

/** How many tuples of `places` independent numbers of `from` … `to` have each sum, lowest first. */
export function sumCounts(places: number, from: number, to: number): Record<string, bigint> {
  let counts = new Map<number, bigint>([[0, 1n]]);
  for (let place = 0; place < places; place += 1) {
    const longer = new Map<number, bigint>();
    for (const [sum, count] of counts)
      for (let number = from; number <= to; number += 1)
        longer.set(sum + number, (longer.get(sum + number) ?? 0n) + count);
    counts = longer;
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => a - b));
}

/** How many tuples of `places` different numbers of 1 … `to` have each sum, lowest first. */
export function distinctSumCounts(places: number, to: number): Record<string, bigint> {
  const counts = new Map<number, bigint>();
  const numbers = Array.from({ length: to }, (_, at) => at + 1);
  const add = (sum: number, taken: readonly number[]): void => {
    if (taken.length === places) counts.set(sum, (counts.get(sum) ?? 0n) + 1n);
    else for (const number of numbers) if (!taken.includes(number)) add(sum + number, [...taken, number]);
  };
  add(0, []);
  return Object.fromEntries([...counts].sort(([a], [b]) => a - b));
}
