import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import * as calls from '@atrium/contracts/registry-webhooks';
import type { FastifyInstance } from 'fastify';
import type { Bind } from '../bind-operation.ts';
import { repeat } from '../repeat.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import type { WebhookParts } from './webhook-address.ts';
import { addWebhook, removeWebhook, testWebhook, webhooksOf } from './webhooks.ts';

const DELIVERY_INTERVAL_MS = 1_000;

/** The calls, and the delivery. Webhooks are common to all brands, so the first brand's application delivers for all. */
export function webhookRoutes(app: FastifyInstance, parts: WebhookParts, bind: Bind): void {
  bind(calls.addWebhook, ({ operator, body, params }) =>
    addWebhook(parts, operator.name, { remote: params.name, ...body }),
  );
  bind(calls.webhooks, ({ params }) => webhooksOf(parts, params.name));
  bind(calls.testWebhook, ({ operator, params }) => testWebhook(parts, operator.name, params.name, params.id));
  bind(calls.removeWebhook, ({ operator, body, params }) =>
    removeWebhook(parts, operator.name, { remote: params.name, id: params.id, reason: body.reason }),
  );
  if (parts.brand !== FIRST_BRAND) return;

  // A slow receiver delays the next delivery, and nothing else.
  const delivery = repeat(() => deliverWebhooks(parts), {
    intervalMs: parts.webhooksEveryMs ?? DELIVERY_INTERVAL_MS,
    failed: (error) => app.log.error({ err: error }, 'webhooks could not be delivered'),
  });
  app.addHook('preClose', () => delivery.stop());
}
