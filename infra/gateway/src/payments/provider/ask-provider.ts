import { outgoing } from '@atrium/tracing/tracing';
import { randomBytes } from 'node:crypto';
import { PAYMENT_HEADERS } from '@atrium/contracts/payment-provider';
import * as v from 'valibot';
import { boundedText } from '../../platform/bounded-text.ts';
import { signatureOf } from '../../platform/hmac.ts';
import type { Parts } from '../../platform/parts.ts';

const PROVIDER_TIMEOUT_MS = 8_000;
/** The longest accepted answer. */
const LONGEST_REPLY_BYTES = 1_000_000;

/** The provider answered with a refusal. */
export class ProviderRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/**
 * One signed call to the payment provider. The same reference with the same content is the same payment there, so a
 * call whose answer was lost can be repeated. Throws `ProviderRefusal`, or the error that prevented an answer.
 */
export async function askProvider<S extends v.GenericSchema>(
  parts: Parts,
  path: string,
  content: unknown,
  answer: S,
): Promise<v.InferOutput<S>> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(parts.clock.now().getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const reply = await outgoing('payments', (traced) =>
    fetch(parts.config.paymentsUrl + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [PAYMENT_HEADERS.timestamp]: timestamp,
        [PAYMENT_HEADERS.nonce]: nonce,
        [PAYMENT_HEADERS.signature]: signatureOf(parts.config.paymentsSecret, timestamp, nonce, body),
        ...traced,
      },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    }),
  );
  if (!reply.ok) throw new ProviderRefusal(reply.status);
  return v.parse(answer, JSON.parse(await boundedText(reply, LONGEST_REPLY_BYTES)));
}
