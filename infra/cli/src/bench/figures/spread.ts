/** What several turns of one number come to. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export function spreadOf(turns: readonly number[]): Spread {
  const sorted = [...turns].sort((one, other) => one - other);
  return { median: sorted[sorted.length >> 1]!, lowest: sorted[0]!, highest: sorted.at(-1)! };
}

/** Three digits that count, and no more. */
export const shown = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
