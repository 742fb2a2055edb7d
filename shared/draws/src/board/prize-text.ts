import { useMoney } from '@atrium/host';
import { compare, type Fraction, fraction, rounded, times } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, priceOf } from '@atrium/lottery-rules/price';

/** What a note of a play wins at its best price, as text; null where it is a share of a pool. `unit`: stake of the note, minor units. */
export function usePrizeText(pricing: Pricing, unit: string): (play: Play) => string | null {
  const money = useMoney();
  return (play) => {
    const best = Object.keys(play.tiers).reduce<Fraction | null>((most, tier) => {
      const price = priceOf(play, tier, pricing);
      return price && (!most || compare(price, most) > 0) ? price : most;
    }, null);
    return best && money(String(rounded(times(best, fraction(BigInt(unit))))));
  };
}
