/** The settled rounds of one game: sums of stakes, of payouts, of their squares and products, in minor units. */
export interface RoundSums {
  rounds: number;
  stakes: number;
  payouts: number;
  squaredStakes: number;
  squaredPayouts: number;
  products: number;
}

export interface ReturnBounds {
  /** Shares of the stakes. */
  actual: number;
  low: number;
  high: number;
}

/**
 * The bounds of chance around a theoretical return r. If it is true, a round's payout less r times its stake is 0 on average,
 * so the sum over all rounds has the standard deviation √Σ(payout − r·stake)². It is measured from the rounds themselves:
 * a game of rare, large wins varies more, and gets wider bounds than one of many small ones. `deviations` is how many
 * standard deviations still count as chance. Source: SY-13.
 */
export function returnBounds(sums: RoundSums, theoretical: number, deviations: number): ReturnBounds {
  const { stakes, payouts, squaredStakes, squaredPayouts, products } = sums;
  const variance = squaredPayouts - 2 * theoretical * products + theoretical ** 2 * squaredStakes;
  const width = (deviations * Math.sqrt(Math.max(0, variance))) / stakes;
  return { actual: payouts / stakes, low: theoretical - width, high: theoretical + width };
}

export const isOutside = ({ actual, low, high }: ReturnBounds): boolean => actual < low || actual > high;
