/** A member's stakes and payments, in minor units. */
export interface Spending {
  stakes: readonly number[];
  deposits: readonly number[];
  /** Below `low` the member deposits before playing; above `high` they sometimes withdraw. */
  low: number;
  high: number;
  /** Days between two deposits. */
  gap: readonly [least: number, most: number];
}

const SMALL: Spending = {
  stakes: [200, 400, 1_000, 2_000, 5_000],
  deposits: [30_000, 50_000, 50_000, 100_000, 150_000],
  low: 25_000,
  high: 400_000,
  gap: [5, 14],
};
const MIDDLE: Spending = {
  stakes: [400, 1_000, 2_000, 5_000, 10_000],
  deposits: [50_000, 100_000, 100_000, 150_000, 200_000],
  low: 60_000,
  high: 700_000,
  gap: [4, 9],
};
const LARGE: Spending = {
  stakes: [1_000, 2_000, 5_000, 10_000, 20_000],
  deposits: [100_000, 150_000, 200_000, 200_000, 300_000, 500_000],
  low: 250_000,
  high: 1_600_000,
  gap: [2, 6],
};

/** `appetite` is that of the account. */
export const spendingOf = (appetite: number): Spending => (appetite > 2 ? LARGE : appetite > 1.1 ? MIDDLE : SMALL);
