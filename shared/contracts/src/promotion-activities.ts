import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant } from './money.ts';

/** The states of a promotion's activity for a member. Source: 4-59. */
export const ACTIVITY_STATES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming-soon',
] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

const PromotionId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

/**
 * A promotion for this member. `reached` of `target` is done, in the unit of the rules (minor units, tickets, friends,
 * days); null where nothing is counted. `claimable` waits for a claim, `received` was paid; minor units.
 */
export const Activity = v.object({
  promotionId: v.string(),
  state: v.picklist(ACTIVITY_STATES),
  joinedAt: v.nullable(Instant),
  reached: v.nullable(v.string()),
  target: v.nullable(v.string()),
  claimable: Amount,
  received: Amount,
  /** Of a check-in calendar: whether today is counted. */
  checkedIn: v.optional(v.boolean()),
});
export type Activity = v.InferOutput<typeof Activity>;
/** Source: 4-59, 11-21. */
export const activities = endpoint({
  name: 'promotions.activities',
  method: 'GET',
  path: '/wps/member/promotions/activities',
  access: 'member',
  summary: 'The state of each promotion for the member.',
  source: '4-59, 11-21',
  reply: v.array(Activity),
  errors: [],
});
/** Opts in under the terms with that version; others are refused. Source: 11-20, 11-22. */
export const joinPromotion = endpoint({
  name: 'promotions.join',
  method: 'POST',
  path: '/wps/member/promotions/join',
  access: 'member',
  summary: 'Takes part in a promotion.',
  source: '11-20, 11-22',
  body: v.strictObject({ promotionId: PromotionId, termsVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  reply: Activity,
  errors: [
    'PROMOTION_CLOSED',
    'PROMOTION_TERMS_CHANGED',
    'PROMOTION_BUDGET_SPENT',
    'PROMOTION_ONE_PERSON',
    'ALREADY_CLAIMED',
    'PLAYER_EXCLUDED',
  ],
});
/**
 * Ends the own part in a promotion. `loses` is the claimable amount that the member has seen and gives up; another one is
 * refused. Source: 11-22.
 */
export const leavePromotion = endpoint({
  name: 'promotions.leave',
  method: 'POST',
  path: '/wps/member/promotions/leave',
  access: 'member',
  summary: 'Leaves a promotion; what waits for a claim is given up.',
  source: '11-22',
  body: v.strictObject({ promotionId: PromotionId, loses: Amount }),
  reply: Activity,
  errors: ['NOT_FOUND', 'PROMOTION_TERMS_CHANGED'],
});
/** Pays what the member has earned, or checks in for today; `amount` '0' is a check-in that pays nothing yet. */
export const claimPromotion = endpoint({
  name: 'promotions.claim',
  method: 'POST',
  path: '/wps/member/promotions/claim',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  summary: 'Claims what a promotion owes, once.',
  source: '11-20, 11-21',
  body: v.strictObject({ promotionId: PromotionId }),
  reply: v.object({ promotionId: v.string(), amount: Amount, asBonus: v.boolean() }),
  errors: [
    'PROMOTION_CLOSED',
    'PROMOTION_BUDGET_SPENT',
    'PROMOTION_NOTHING_DUE',
    'ALREADY_CLAIMED',
    'PLAYER_EXCLUDED',
    'LIMIT_EXCEEDED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});
