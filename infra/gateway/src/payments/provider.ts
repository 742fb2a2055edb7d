import { randomBytes } from 'node:crypto';
import { type CreatePayment, PAYMENT_HEADERS, PAYMENT_PATHS, PaymentCreated } from '@atrium/contracts/payment-provider';
import * as v from 'valibot';
import { signatureOf } from '../platform/hmac.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

const PATIENCE = 8_000;

/** Opens a payment at the provider. The same reference with the same content answers the same payment, so a repeat is safe. */
export async function openPayment(parts: Parts, order: CreatePayment): Promise<PaymentCreated> {
  const body = JSON.stringify(order);
  const timestamp = String(Math.floor(parts.clock.now().getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  try {
    const answer = await fetch(parts.config.paymentsUrl + PAYMENT_PATHS.payments, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [PAYMENT_HEADERS.timestamp]: timestamp,
        [PAYMENT_HEADERS.nonce]: nonce,
        [PAYMENT_HEADERS.signature]: signatureOf(parts.config.paymentsSecret, timestamp, nonce, body),
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return v.parse(PaymentCreated, await answer.json());
  } catch (error) {
    parts.log.warn({ err: error, reference: order.reference }, 'a payment could not be opened');
    throw new Refusal('PAYMENT_UNAVAILABLE');
  }
}
