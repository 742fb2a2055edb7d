import { createHmac } from 'node:crypto';
import type { WebhookMessage } from '@atrium/contracts/registry-webhooks';
import { openText } from '@atrium/database/sealed-text';
import { post, type WebhookParts } from './webhook-address.ts';

export interface Receiver {
  id: string;
  url: string;
  /** Sealed. */
  secret: string;
}

export interface Outcome {
  delivered: boolean;
  /** For the squad: the status of the answer, or why there was none. */
  outcome: string;
}

export const SECRET_PREFIX = 'whsec_';
/** The name under which a webhook's secret is sealed. */
export const ownerOf = (id: string): string => `webhook ${id}`;

/** The signature of Standard Webhooks over one try. */
export function signatureOf(secret: string, tried: { id: string; seconds: number; body: string }): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const mac = createHmac('sha256', key).update(`${tried.id}.${tried.seconds}.${tried.body}`).digest('base64');
  return `v1,${mac}`;
}

/** Tries to deliver a message once. It throws nothing: whatever fails is the outcome. */
export async function sendMessage(
  parts: WebhookParts,
  receiver: Receiver,
  id: string,
  message: WebhookMessage,
): Promise<Outcome> {
  const secret = openText(parts.sealingKey, ownerOf(receiver.id), receiver.secret);
  if (secret === undefined)
    return {
      delivered: false,
      outcome: 'Its secret was sealed with another key. Remove the webhook and add it again.',
    };
  const body = JSON.stringify(message);
  const seconds = Math.floor(parts.now().getTime() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secret, { id, seconds, body }),
  };
  try {
    const status = await post(parts, new URL(receiver.url), { headers, body });
    return { delivered: status >= 200 && status < 300, outcome: `answered with ${status}` };
  } catch (error) {
    return { delivered: false, outcome: reasonOf(error) };
  }
}

/** fetch keeps the reason in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}
