import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { depositOptions } from '@atrium/contracts/payments';

export type Options = ReplyOf<typeof depositOptions>;
export type Method = Options['methods'][number];

/** What a deposit costs and brings, in minor units. The fee is cut to whole minor units, in the member's favour. */
export function depositSum(
  amount: bigint,
  method: Pick<Method, 'feeFixed' | 'feePercent'>,
): { fee: bigint; credited: bigint } {
  // Hundredths of a percent keep the rate exact: 1.25 % is 125 of 10,000.
  const fee = BigInt(method.feeFixed) + (amount * BigInt(Math.round(method.feePercent * 100))) / 10_000n;
  return { fee, credited: amount - fee };
}

/** Whether an amount is more than what the member's own limit leaves. */
export const exceedsLimit = (amount: string, limit: Options['limit']): boolean =>
  limit !== null && BigInt(amount) > leftOf(limit);

export function leftOf(limit: NonNullable<Options['limit']>): bigint {
  const left = BigInt(limit.amount) - BigInt(limit.used);
  return left > 0n ? left : 0n;
}
