/** Every choice of some of the numbers 0 … size - 1, each in rising order. */
export function combinations(size: number, some: number, from = 0): number[][] {
  if (some === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first <= size - some; first++)
    for (const rest of combinations(size, some - 1, first + 1)) all.push([first, ...rest]);
  return all;
}

/** The number of ways to choose some of a number of things. */
export function choose(of: number, some: number): number {
  if (some > of) return 0;
  let ways = 1;
  for (let at = 0; at < some; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
}
