import * as v from 'valibot';
import { Amount, Instant } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { CONTENT_STATES, inLanguages, neededWords, words } from './operator-content.ts';
import { operation, Reason } from './operator-operation.ts';
import { PromotionRules } from './promotion-rules.ts';

/*
 * Promotions, written by operators. What pays more, runs longer, or runs again after a stop waits for a second operator; stopping does not.
 * Source: 11-20, 11-29.
 */

/** `html` is cleaned as an announcement's content is. */
export const PromotionTexts = inLanguages(
  v.strictObject({ title: neededWords(200), summary: words(500), html: words(20_000) }),
);

const fields = {
  /** The filter of the promotions page. */
  type: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  texts: PromotionTexts,
  scene: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  /** Lower numbers come first. */
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 1000),
  /** Null: members apply, operators decide, nothing is paid automatically. */
  rules: v.nullable(PromotionRules),
  /** In minor units; null is no bound. */
  budget: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  startsAt: Instant,
  endsAt: v.nullable(Instant),
  /** From when it is shown before its start; null is not at all. */
  announcedAt: v.optional(v.nullable(Instant), null),
};
export const PromotionFields = v.strictObject(fields);
export type PromotionFields = v.InferOutput<typeof PromotionFields>;

/** `spent` of the budget is paid or owed; `participants` take part. `withdrawn` is a stopped promotion. */
export const OperatedPromotion = v.object({
  ...fields,
  id: v.string(),
  texts: v.record(v.string(), v.object({ title: v.string(), summary: v.string(), html: v.string() })),
  state: v.picklist(CONTENT_STATES),
  termsVersion: v.number(),
  spent: Amount,
  participants: v.number(),
  stoppedAt: v.nullable(Instant),
});
export type OperatedPromotion = v.InferOutput<typeof OperatedPromotion>;

/** `promotion` is the state now, null before its creation; with `approval` the change waits for a second operator. */
const Answer = v.object({ promotion: v.nullable(OperatedPromotion), approval: v.optional(WaitingChange) });

export const promotionList = operation({
  name: 'promotionList',
  method: 'GET',
  path: '/ops/promotions',
  role: 'viewer',
  summary: 'Promotions of every state with budget and participants, in their order.',
  reply: v.array(OperatedPromotion),
});
export const promotionPut = operation({
  name: 'promotionPut',
  method: 'POST',
  path: '/ops/promotions/:id',
  role: 'operator',
  irreversible: false,
  summary:
    'Creates or replaces a promotion. Other rules, a larger budget, more time, and a new start after a stop wait for a second operator.',
  body: v.strictObject({ ...fields, reason: Reason }),
  reply: Answer,
});
export const promotionStop = operation({
  name: 'promotionStop',
  method: 'POST',
  path: '/ops/promotions/:id/stop',
  role: 'operator',
  irreversible: false,
  summary: 'Ends a promotion at once. What members have earned stays theirs.',
  body: v.strictObject({ reason: Reason }),
  reply: Answer,
});

export const PROMOTION_OPERATIONS = [promotionList, promotionPut, promotionStop] as const;
