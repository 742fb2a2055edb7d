/**
 * What a remote may weigh, in bytes compressed by gzip. The entry stands before every first screen of it; `initial` is
 * what its heaviest page needs before it shows (entry, common files, the page's own); `total` is everything.
 */
export const BUDGETS = { entry: 8 * 1024, initial: 64 * 1024, total: 256 * 1024 } as const;

export type Sizes = { readonly [Part in keyof typeof BUDGETS]: number };

const PARTS: Record<keyof Sizes, string> = {
  entry: 'its entry is',
  initial: 'what its heaviest page loads first is',
  total: 'all of its files are',
};

/** A sentence for each part that is over its budget. */
export function overBudget(who: string, sizes: Sizes): string[] {
  return (Object.keys(BUDGETS) as (keyof Sizes)[])
    .filter((part) => sizes[part] > BUDGETS[part])
    .map(
      (part) =>
        `${who} is too heavy: ${PARTS[part]} ${kilobytes(sizes[part])} compressed, the budget is ${kilobytes(BUDGETS[part])}.`,
    );
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
