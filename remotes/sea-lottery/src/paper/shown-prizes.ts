import { type Family, groupsOf } from '@atrium/lottery-rules/families';
import { MARKET_CUTS, type MarketCuts } from '@atrium/lottery-rules/market-cuts';

const isMarket = (family: Family): family is keyof typeof MARKET_CUTS => family in MARKET_CUTS;

/** The numbers that bets of a market look at; null for 4D, whose bets look at every prize. */
export const cutsOf = (family: Family, own: MarketCuts | undefined): MarketCuts | null =>
  own ?? (isMarket(family) ? MARKET_CUTS[family] : null);

/** Groups of a result that are shown beside the board: those that the cuts of its market name, or all. */
export function groupsBeside(family: Family): readonly string[] {
  const cuts = isMarket(family) ? (MARKET_CUTS[family] as MarketCuts) : null;
  if (!cuts) return groupsOf(family).map(({ name }) => name);
  const all = [cuts.top3, cuts.top2, cuts.bottom2, ...(cuts.front3 ?? []), ...(cuts.bottom3 ?? [])];
  return [...new Set(all.flatMap((cut) => cut.map(([group]) => group)))];
}
