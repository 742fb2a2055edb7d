import { nearestTag } from '@atrium/contracts/language-of';
import { PAYMENT_PATHS, PaymentCreated } from '@atrium/contracts/payment-provider';
import { PAYMENT_WEBHOOK_PATH, type createDeposit as call } from '@atrium/contracts/payments';
import { requireDeposit } from '../limits/can-deposit.ts';
import { textIn } from '../notices/text-in.ts';
import type { MoneySteps } from '../platform/routes.ts';
import { Refusal } from '../platform/errors.ts';
import { payloadHash } from '../platform/idempotency.ts';
import { brandOf } from '../system/permission.ts';
import {
  depositOf,
  noteDeposit,
  openedDeposit,
  ownDeposit,
  reopenDeposit,
  unopenedDeposit,
} from './deposits.repository.ts';
import { refuseAfterFailures } from './failed-payments.ts';
import { feeOf, methodsOf } from './payment-methods.ts';
import { askProvider } from './provider/ask-provider.ts';

/**
 * Opens a payment and returns the address of its pay page. Nothing is credited here; only the provider's signed webhook
 * does that (MN-08). The deposit is committed first and the provider called afterwards, with a reference derived from
 * the Idempotency-Key: a repeat after a lost answer finds the same payment, and no transaction is open during the call.
 */
export const createDeposit: MoneySteps<typeof call, { id: string }> = {
  async note(parts, { body, caller, transaction, key }) {
    const { memberId, currency } = caller.session;
    const method = (await methodsOf(parts)).find(({ code }) => code === body.method);
    if (!method) throw new Refusal('PAYMENT_METHOD_UNKNOWN');
    if (!method.open) throw new Refusal('PAYMENT_UNAVAILABLE');
    const amount = BigInt(body.amount);
    const fee = feeOf(method, amount);
    if (amount < BigInt(method.min) || amount > BigInt(method.max) || fee >= amount)
      throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: { min: method.min, max: method.max } });
    await requireDeposit(parts, transaction, memberId, amount);
    await refuseAfterFailures(parts, transaction, memberId);
    const now = parts.clock.now();
    const reference = `D${now.toISOString().slice(2, 10).replaceAll('-', '')}-${payloadHash([parts.config.brand, memberId, key]).slice(0, 10).toUpperCase()}`;
    return {
      id: await noteDeposit(transaction, { reference, memberId, method: method.code, amount, fee, currency, now }),
    };
  },

  async finish(parts, { body, caller, note }) {
    const { memberId, currency } = caller.session;
    const methods = await methodsOf(parts);
    const noted = (await ownDeposit(parts.database, memberId, note.id))!;
    if (noted.payUrl) return { deposit: depositOf(noted, methods, caller.language), payUrl: noted.payUrl };
    // It failed when the provider did not answer. The limits are checked again before the next call.
    if (noted.status === 'failed' || noted.status === 'expired')
      await parts.database.transaction(async (transaction) => {
        await requireDeposit(parts, transaction, memberId, BigInt(noted.amount));
        await refuseAfterFailures(parts, transaction, memberId);
        await reopenDeposit(transaction, noted.id);
      });
    const method = methods.find(({ code }) => code === noted.method);
    const { name: merchant, currencySymbol, fractionDigits, timeZone } = await brandOf(parts);
    try {
      const opened = await askProvider(
        parts,
        PAYMENT_PATHS.payments,
        {
          reference: noted.reference,
          amount: noted.amount,
          currency,
          currencySymbol,
          fractionDigits,
          timeZone,
          merchant,
          memberRef: payloadHash(['payments', parts.config.brand, memberId]).slice(0, 24),
          method: method ? textIn(method.names, caller.language) : noted.method,
          returnUrl: new URL(body.returnUrl ?? '/', parts.config.publicUrl).href,
          webhookUrl: parts.config.serverUrl + PAYMENT_WEBHOOK_PATH,
          language: nearestTag(caller.language),
        },
        PaymentCreated,
      );
      const row = await openedDeposit(parts.database, noted.id, opened);
      return { deposit: depositOf(row, methods, caller.language), payUrl: opened.payUrl };
    } catch (error) {
      parts.log.warn({ err: error, reference: noted.reference }, 'opening a payment failed');
      await unopenedDeposit(parts.database, noted.id, parts.clock.now());
      throw new Refusal('PAYMENT_UNAVAILABLE');
    }
  },
};
