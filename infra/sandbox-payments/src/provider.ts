import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentWebhook } from '@atrium/contracts/payment-provider';
import type { Logger } from 'pino';
import { signed } from './sign.ts';
import type { Store, StoredPayment, StoredWebhook } from './store.ts';

/** Configurable misbehaviour of the provider. */
export interface Manners {
  /** The delay of every webhook in milliseconds. */
  webhookDelayMs: number;
  /** Whether every webhook is sent twice, with the same `eventId`. */
  duplicateWebhooks: boolean;
  /** Whether webhooks are held back until this is switched off. */
  silent: boolean;
  payouts: 'pay' | 'fail';
}

export interface Provider {
  readonly store: Store;
  readonly manners: Manners;
  readonly now: () => number;
  /** Ends a payment by its payer's decision or by expiry; false if it has ended before. */
  end(payment: StoredPayment, status: 'paid' | 'failed' | 'expired'): boolean;
  resend(paymentId: string): number;
  start(): void;
  /** Schedules a run soon; call it after storing something. */
  wake(): void;
  stop(): Promise<void>;
}

export interface ProviderParts {
  readonly store: Store;
  readonly secret: string;
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly firstPauseMs: number;
}

const LONGEST_PAUSE_MS = 5 * 60_000;
const LONGEST_SLEEP_MS = 60_000;
const ANSWER_WITHIN_MS = 5_000;

/** Ends payments when they are due and posts webhooks until they are answered 2xx, across restarts. */
export function createProvider({ store, secret, now, log, firstPauseMs }: ProviderParts): Provider {
  const manners: Manners = { webhookDelayMs: 0, duplicateWebhooks: false, silent: false, payouts: 'pay' };
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  const end: Provider['end'] = (payment, status) => {
    const paidAt = status === 'paid' ? now() : null;
    const { reference, amount, currency, webhookUrl } = payment.request;
    const event: PaymentWebhook = {
      eventId: randomUUID(),
      paymentId: payment.id,
      reference,
      status,
      amount,
      currency,
      paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
    };
    const nextAt = now() + manners.webhookDelayMs;
    const ended = store.end(payment.id, status, paidAt, {
      eventId: event.eventId,
      url: webhookUrl,
      body: JSON.stringify(event),
      nextAt,
    });
    wake();
    return ended;
  };

  const post = async ({ url, body }: StoredWebhook): Promise<boolean> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...signed(secret, body) },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        redirect: 'error',
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (webhook: StoredWebhook): Promise<void> => {
    const accepted = await post(webhook);
    if (accepted && manners.duplicateWebhooks) await post(webhook);
    if (!running) return;
    if (accepted) return store.delivered(webhook.eventId, now());
    const wait = Math.min(firstPauseMs * 2 ** webhook.attempts, LONGEST_PAUSE_MS);
    log.warn(
      { event: webhook.eventId, attempts: webhook.attempts + 1, wait },
      'webhook not accepted, will be repeated',
    );
    store.postpone(webhook.eventId, now() + wait);
  };

  const run = async () => {
    for (const payment of store.due(now())) {
      end(payment, payment.kind === 'payment' ? 'expired' : manners.payouts === 'pay' ? 'paid' : 'failed');
    }
    const waiting = manners.silent ? [] : store.dueWebhooks(now()).filter(({ eventId }) => !underWay.has(eventId));
    for (const webhook of waiting) {
      underWay.set(
        webhook.eventId,
        deliver(webhook).finally(() => underWay.delete(webhook.eventId)),
      );
    }
    await Promise.all(underWay.values());
    wake();
  };

  function wake(): void {
    clearTimeout(timer);
    const at = running ? store.nextAt() : undefined;
    if (at === undefined || (manners.silent && at <= now())) return;
    timer = setTimeout(() => void run(), Math.min(Math.max(at - now(), 1), LONGEST_SLEEP_MS));
  }

  return {
    store,
    manners,
    now,
    end,
    resend(paymentId) {
      const count = store.resend(paymentId, now());
      wake();
      return count;
    },
    start() {
      running = true;
      wake();
    },
    wake,
    async stop() {
      running = false;
      clearTimeout(timer);
      await Promise.race([Promise.all(underWay.values()), pause(1_000, undefined, { ref: false })]);
    },
  };
}
