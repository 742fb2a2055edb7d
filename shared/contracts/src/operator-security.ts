import * as v from 'valibot';
import { Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';

/**
 * The messages that the development provider of SMS and e-mail stored instead of sending them, newest first. Only where
 * nothing is really sent.
 */
export const OutboxMessage = v.object({
  id: v.string(),
  at: Instant,
  channel: v.picklist(['sms', 'email']),
  target: v.string(),
  subject: v.string(),
  text: v.string(),
});
export type OutboxMessage = v.InferOutput<typeof OutboxMessage>;

export const outboxList = operation({
  name: 'outboxList',
  method: 'GET',
  path: '/ops/outbox',
  role: 'operator',
  summary:
    'Messages of the development provider, newest first, as they are; OUTBOX_OFF where a real provider delivers them.',
  query: v.strictObject({
    channel: v.optional(v.picklist(['sms', 'email'])),
    /** An exact number or address. */
    target: v.optional(v.pipe(v.string(), v.maxLength(255))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
      '50',
    ),
  }),
  reply: v.array(OutboxMessage),
});

export const keysRotate = operation({
  name: 'keysRotate',
  method: 'POST',
  path: '/ops/keys/rotate',
  role: 'operator',
  irreversible: true,
  summary: 'Makes a new key for encrypted payloads now; open pages go on with theirs for the overlap.',
  body: v.strictObject({
    overlapHours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(720)), 48),
    reason: Reason,
  }),
  reply: v.object({ keyId: v.string() }),
});

export const SECURITY_OPERATIONS = [outboxList, keysRotate] as const;
