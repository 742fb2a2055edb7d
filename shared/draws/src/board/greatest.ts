import type { Board } from '@atrium/contracts/lottery-bets';
import { compare, fraction, ZERO } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { payoutOf, priceOf } from '@atrium/lottery-rules/price';
import type { SlipLine } from './slip.state.ts';

/** The highest payout of the lines, in minor units; null where a price is a share of a pool. */
export function greatestOf(
  plays: ReadonlyMap<string, Play>,
  { rules }: Board,
  lines: readonly Omit<SlipLine, 'id'>[],
  multiple: number,
): bigint | null {
  let sum = 0n;
  for (const { play: code, selection, unit, multiple: own } of lines) {
    const play = plays.get(code);
    const read = play?.parse(selection);
    if (!play || !read || 'fault' in read) continue;
    let best = ZERO;
    for (const tier of Object.keys(play.tally(read.selection))) {
      const price = priceOf(play, tier, rules.pricing);
      if (!price) return null;
      if (compare(price, best) > 0) best = price;
    }
    sum += payoutOf(
      [{ tier: 'best', notes: 1n }],
      { best: `${best.n}/${best.d}` },
      {
        unitMinor: BigInt(unit),
        multiple: BigInt(own * multiple),
      },
    );
  }
  return fraction(sum).n;
}
