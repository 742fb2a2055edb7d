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

export type Refusal = 'empty' | 'format' | 'range' | 'limit';

/** Why this amount cannot be paid in this way, or null. */
export function refusalOf(
  minor: string | null,
  text: string,
  method: Method | undefined,
  limit: Options['limit'],
): Refusal | null {
  if (text.trim() === '') return 'empty';
  if (minor === null) return 'format';
  const amount = BigInt(minor);
  if (method && (amount < BigInt(method.min) || amount > BigInt(method.max))) return 'range';
  if (limit && amount > leftOf(limit)) return 'limit';
  return null;
}

export function leftOf(limit: NonNullable<Options['limit']>): bigint {
  const left = BigInt(limit.amount) - BigInt(limit.used);
  return left > 0n ? left : 0n;
}
