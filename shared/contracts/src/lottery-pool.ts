import * as v from 'valibot';
import { Amount, PositiveAmount } from './money.ts';

const Part = v.pipe(v.string(), v.regex(/^\d{1,30}(\/\d{1,30})?$/));

/** How a draw's turnover is shared: PoolRules of @atrium/lottery-rules, for entries of `unitMinor`. Parts are fractions, amounts minor units. */
export const LotteryPool = v.object({
  unitMinor: PositiveAmount,
  fund: Part,
  reserve: Part,
  releaseAfterDraws: v.optional(v.number()),
  fixed: v.record(v.string(), Amount),
  shares: v.record(v.string(), Part),
  highest: v.string(),
  sharesOf: v.picklist(['fund', 'rest']),
  least: v.record(v.string(), Amount),
  unwon: v.picklist(['same', 'highest']),
});
