import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { depositLimit, limitResetsAt } from '../limits/can-deposit.ts';
import { DEFAULT_QUICK_AMOUNTS } from '../system/default-payment-methods.ts';
import { methodIn, methodsOf } from './payment-methods.ts';

/** All data of the deposit page. */
export async function depositOptions(parts: Parts, { caller }: { caller: MemberCaller }) {
  const limit = await depositLimit(parts, caller.session.memberId);
  return {
    methods: (await methodsOf(parts)).map((method) => methodIn(method, caller.language)),
    quickAmounts: await parts.settings.get<string[]>('payments.quickAmounts', [...DEFAULT_QUICK_AMOUNTS]),
    limit: limit && {
      period: limit.period,
      amount: limit.amount.toString(),
      used: limit.used.toString(),
      resetsAt: (await limitResetsAt(parts, limit.period)).toISOString(),
    },
  };
}
