/** How high somebody plays and pays, minor units. */
export interface Means {
  stakes: readonly number[];
  deposits: readonly number[];
  /** Below this one pays in before playing; above `high` one draws out now and then. */
  low: number;
  high: number;
  /** Days between two deposits. */
  gap: readonly [least: number, most: number];
}

const SMALL: Means = {
  stakes: [200, 400, 1_000, 2_000, 5_000],
  deposits: [30_000, 50_000, 50_000, 100_000, 150_000],
  low: 25_000,
  high: 400_000,
  gap: [5, 14],
};
const MIDDLE: Means = {
  stakes: [400, 1_000, 2_000, 5_000, 10_000],
  deposits: [50_000, 100_000, 100_000, 150_000, 200_000],
  low: 60_000,
  high: 700_000,
  gap: [4, 9],
};
const LARGE: Means = {
  stakes: [1_000, 2_000, 5_000, 10_000, 20_000],
  deposits: [100_000, 150_000, 200_000, 200_000, 300_000, 500_000],
  low: 250_000,
  high: 1_600_000,
  gap: [2, 6],
};

/** The appetite tells how often and how high. */
export const meansOf = (appetite: number): Means => (appetite > 2 ? LARGE : appetite > 1.1 ? MIDDLE : SMALL);
