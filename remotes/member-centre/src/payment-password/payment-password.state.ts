import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { paymentPassword, sendPaymentPasswordCode, setPaymentPassword } from '@atrium/contracts/payment-password';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import type { SentCode } from '@atrium/centre/proof-fields';

export const paymentPasswordResource = createResource(paymentPassword, { staleOn: ['settings.changed'] });
export type PaymentPassword = ReplyOf<typeof paymentPassword>;
export type NewPaymentPassword = InputOf<typeof setPaymentPassword>['body'];

/** Resolves to the refusal, or to null. */
export async function save(body: NewPaymentPassword): Promise<ApiError | null> {
  try {
    await host().api.call(setPaymentPassword, { body });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

export async function sendCode(channel: 'sms' | 'email'): Promise<SentCode> {
  try {
    return { minutes: (await host().api.call(sendPaymentPasswordCode, { body: { channel } })).expiredMinutes };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
