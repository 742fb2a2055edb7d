import * as v from 'valibot';
import { Amount, Currency } from './money.ts';

/*
 * Apart from the calls of the wallet: every page makes one of them, and the schema, which the check of events uses in some
 * tabs, would add the whole schema library to its first scripts.
 */

/** Source: 7-054, 3-38. `sumBalance` in minor units; `sequence` orders balances against live events. */
export const Balance = v.object({
  sumBalance: Amount,
  cash: Amount,
  bonus: Amount,
  locked: Amount,
  currency: Currency,
  sequence: v.number(),
});
export type Balance = v.InferOutput<typeof Balance>;
