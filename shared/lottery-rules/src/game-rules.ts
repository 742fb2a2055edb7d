import type { Family } from './families.ts';
import type { House } from './house.ts';
import type { MarketCuts } from './market-cuts.ts';
import type { Pricing } from './price.ts';
import type { RuleSetName } from './rule-sets.ts';

/**
 * The rules of a game as data: an installation keeps them in its database, where operators change prices and house rules;
 * `GAME_KINDS` has the ones that a new game starts with.
 */
export interface GameRules {
  readonly family: Family;
  readonly sets: readonly RuleSetName[];
  readonly house?: Partial<House>;
  /** Of a market: the numbers that its bets look at. Those of `MARKET_CUTS` where it is left out. */
  readonly cuts?: MarketCuts;
  /** Codes of plays that take no bets at the moment; their sold tickets are settled. */
  readonly closed?: readonly string[];
  readonly pricing: Pricing;
}
