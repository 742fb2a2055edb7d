import type { AccountStanding } from '@atrium/contracts/agent-downline';
import { CATEGORIES, type Category } from '@atrium/contracts/game-categories';

export interface RateGroup {
  /** Null for all of them. */
  categories: readonly Category[] | null;
  /** Per cent of the valid bet: what the account has, and what it may have. */
  own: number;
  most: number;
}

/** The rate of a category; the rate of '*' where it has none of its own. */
export const rateOf = (rates: Readonly<Partial<Record<string, number>>>, category: string): number =>
  rates[category] ?? rates['*'] ?? 0;

/** Categories with the same rates in one line. */
export function rateGroups({ rates, most }: Pick<AccountStanding, 'rates' | 'most'>): RateGroup[] {
  const groups = Map.groupBy(CATEGORIES, (category) => `${rateOf(rates, category)}/${rateOf(most.rates, category)}`);
  return [...groups.values()].map((categories) => ({
    categories: categories.length === CATEGORIES.length ? null : categories,
    own: rateOf(rates, categories[0]!),
    most: rateOf(most.rates, categories[0]!),
  }));
}
