import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant } from './money.ts';

/** Staked, returned and net since the session began (MN-03) and the balance over the last days, for plots. */
export const position = endpoint({
  name: 'wallet.position',
  method: 'GET',
  path: '/wps/member/position',
  access: 'member',
  summary: 'Net position of the session and the balance by day.',
  source: 'MN-03, 2.9-14',
  query: v.object({
    days: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(1), v.maxValue(90)), 30),
  }),
  reply: v.object({
    session: v.object({ startedAt: Instant, staked: Amount, returned: Amount, net: Amount }),
    days: v.array(
      v.object({
        day: v.string(),
        staked: Amount,
        returned: Amount,
        deposits: Amount,
        withdrawals: Amount,
        balance: Amount,
      }),
    ),
  }),
  errors: [],
});
