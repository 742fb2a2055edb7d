/** Fields of the layout that cover more than one number, by name: `split8_11`, `street7`, `corner1`, `line31`. */
export const INSIDE: Readonly<Record<string, readonly number[]>> = Object.fromEntries([
  ...splits().map((pair) => [`split${pair.join('_')}`, pair]),
  ...starts(34, 3).map((first) => [`street${first}`, run(first, 3)]),
  ['trio1', [0, 1, 2]],
  ['trio2', [0, 2, 3]],
  ...corners().map((first) => [`corner${first}`, [first, first + 1, first + 3, first + 4]]),
  ['first4', run(0, 4)],
  ...starts(31, 3).map((first) => [`line${first}`, run(first, 6)]),
]);

/** Two neighbours: zero and one of the first street, two in a street, or in one column. */
function splits(): number[][] {
  return run(0, 36).flatMap((low) => {
    const neighbours = low === 0 ? [1, 2, 3] : low % 3 === 0 ? [low + 3] : [low + 1, low + 3];
    return neighbours.filter((high) => high <= 36).map((high) => [low, high]);
  });
}

/** The lowest numbers of four that meet in a corner. */
function corners(): number[] {
  return run(1, 32).filter((number) => number % 3 !== 0);
}

function starts(last: number, step: number): number[] {
  return run(0, Math.floor((last - 1) / step) + 1).map((index) => 1 + index * step);
}

function run(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}
