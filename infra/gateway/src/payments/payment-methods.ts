import type { PaymentMethod } from '@atrium/contracts/payments';
import type { InferOutput } from 'valibot';
import { textIn } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';
import type { MethodSetting } from '../system/default-payment-methods.ts';

export const methodsOf = (parts: Parts): Promise<MethodSetting[]> =>
  parts.settings.get<MethodSetting[]>('payments.methods', []);

export function methodIn(
  { names, notes, closedBecause, ...method }: MethodSetting,
  language: string,
): InferOutput<typeof PaymentMethod> {
  return {
    ...method,
    name: textIn(names, language),
    note: textIn(notes, language),
    closedBecause: closedBecause && textIn(closedBecause, language),
  };
}

/** The fee of an amount, rounded down to whole minor units in the member's favour. */
export function feeOf(
  { feeFixed, feePercent }: Pick<MethodSetting, 'feeFixed' | 'feePercent'>,
  amount: bigint,
): bigint {
  return BigInt(feeFixed) + (amount * BigInt(Math.round(feePercent * 100))) / 10_000n;
}
