import { compare, type Fraction } from '@atrium/lottery-rules/fraction';
import { exampleOf, type Play } from '@atrium/lottery-rules/play';
import { type Pricing, priceOf, returnOf } from '@atrium/lottery-rules/price';

/** What a bet costs and pays, as its row in the list of bets says it. */
export interface BetTerms {
  /** Stakes that one number costs. */
  readonly cost: bigint;
  /** What a hit returns per stake; of several prizes the lowest. Null where a price is missing. */
  readonly pays: Fraction | null;
  /** Higher prizes exist. */
  readonly more: boolean;
  readonly return: Fraction | null;
}

export function termsOf(play: Play, pricing: Pricing): BetTerms {
  const prices = Object.keys(play.tiers).flatMap((tier) => priceOf(play, tier, pricing) ?? []);
  const [lowest, ...others] = prices.toSorted(compare);
  return {
    cost: play.cost,
    pays: lowest ?? null,
    more: lowest !== undefined && others.some((price) => compare(price, lowest) > 0),
    return: returnOf(play, exampleOf(play), pricing),
  };
}

/** The plays in the groups of the list, by first appearance: a group is a play type without its size, such as lô or bao. */
export const groupedPlays = (plays: ReadonlyMap<string, Play>): [group: string, plays: Play[]][] => [
  ...Map.groupBy(plays.values(), ({ tab }) => tab.replace(/\d+$/, '')),
];
