import * as v from 'valibot';
import { Reason } from './registry-fields.ts';
import { operation } from './registry-operation.ts';

/** The events that a squad's webhook receives, by the action of the audit log that each follows from. Source: 13-18. */
export const WEBHOOK_EVENTS = {
  register: 'version.released',
  promote: 'version.promoted',
  ramp: 'version.promoted',
  rollback: 'version.returned',
  'canary-stopped': 'budget.spent',
  'promotion-stopped': 'budget.spent',
  swap: 'remote.swapped',
  restore: 'remote.restored',
} as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[keyof typeof WEBHOOK_EVENTS] | 'ping';

/**
 * The JSON body of a delivery. Its headers are those of Standard Webhooks: `webhook-id` is the same at every try,
 * `webhook-timestamp` in seconds, `webhook-signature` is `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with
 * the secret's bytes (base64 behind `whsec_`). A try that is not answered with 2xx within 5 s is repeated for 24 hours.
 */
export interface WebhookMessage {
  event: WebhookEvent;
  remote: string;
  brand: string;
  /** ISO 8601. */
  at: string;
  actor: string;
  reason: string;
  /** The state of the remote's channel, or the version that was released, as in the audit log. */
  before: unknown;
  after: unknown;
}

/** `failing` is tried again; `off` after 24 hours of failures, until a test succeeds. The secret is not part of it. */
export const Webhook = v.object({
  id: v.string(),
  url: v.string(),
  state: v.picklist(['working', 'failing', 'off']),
  addedBy: v.string(),
  addedAt: v.string(),
  /** The last try; undefined before the first. */
  lastTry: v.optional(v.object({ at: v.string(), outcome: v.string() })),
});
export type Webhook = v.InferOutput<typeof Webhook>;

export const addWebhook = operation({
  name: 'addWebhook',
  method: 'POST',
  path: '/registry/remotes/:name/webhooks',
  role: 'squad',
  irreversible: false,
  summary: 'Sends what happens to a remote to an address of its squad. The secret is shown once.',
  body: v.object({
    url: v.pipe(v.string(), v.url(), v.maxLength(500)),
    reason: Reason,
  }),
  reply: v.object({ id: v.string(), secret: v.string() }),
});
export const webhooks = operation({
  name: 'webhooks',
  method: 'GET',
  path: '/registry/remotes/:name/webhooks',
  role: 'squad',
  summary: 'The webhooks of a remote with their last try, oldest first.',
  reply: v.array(Webhook),
});
export const testWebhook = operation({
  name: 'testWebhook',
  method: 'POST',
  path: '/registry/remotes/:name/webhooks/:id/test',
  role: 'squad',
  irreversible: false,
  summary: 'Sends a ping and returns its outcome. One that succeeds switches a webhook on again.',
  reply: v.object({ delivered: v.boolean(), outcome: v.string() }),
});
export const removeWebhook = operation({
  name: 'removeWebhook',
  method: 'POST',
  path: '/registry/remotes/:name/webhooks/:id/remove',
  role: 'squad',
  irreversible: false,
  summary: 'Ends a webhook.',
  body: v.object({ reason: Reason }),
  reply: v.object({ id: v.string(), removed: v.boolean() }),
});
