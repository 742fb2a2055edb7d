/**
 * The maximum sizes of a remote, in bytes compressed by gzip. `entry` is loaded before its first screen; `initial` is
 * everything that its heaviest page loads before it shows (entry, common files, its own files, English texts); `total` is
 * the sum of all files, of which the texts of ten languages are about half: a visitor loads one of them.
 */
export const BUDGETS = { entry: 8 * 1024, initial: 80 * 1024, total: 384 * 1024 } as const;

export type Sizes = { readonly [Part in keyof typeof BUDGETS]: number };

const PARTS: Record<keyof Sizes, string> = {
  entry: 'its entry is',
  initial: 'what its heaviest page loads first is',
  total: 'all of its files are',
};

/** One sentence for each size over its budget. */
export function overBudget(who: string, sizes: Sizes): string[] {
  return (Object.keys(BUDGETS) as (keyof Sizes)[])
    .filter((part) => sizes[part] > BUDGETS[part])
    .map(
      (part) =>
        `${who} is too heavy: ${PARTS[part]} ${kilobytes(sizes[part])} compressed, the budget is ${kilobytes(BUDGETS[part])}.`,
    );
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
