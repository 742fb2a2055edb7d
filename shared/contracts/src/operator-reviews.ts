import * as v from 'valibot';
import { Amount, Currency, Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Items of all kinds that wait for a person's decision, and the decision itself. A review has no row of its own: it is
 * the waiting row (a withdrawal, a redemption, …), named `<kind>-<id>`.
 */

export const REVIEW_KINDS = [
  'withdrawal',
  'proof',
  'redemption',
  'activity',
  'person',
  'identity',
  'deposit',
  'payout',
] as const;
export const ReviewKindName = v.picklist(REVIEW_KINDS);
export type ReviewKindName = v.InferOutput<typeof ReviewKindName>;

/** One waiting item. `facts` are the basis of the decision, by name: text, digits of minor units, instants. */
export const Review = v.object({
  id: v.string(),
  kind: ReviewKindName,
  at: Instant,
  memberId: v.string(),
  account: v.string(),
  /** The amount that the decision moves, minor units; null where it moves no money. */
  amount: v.nullable(Amount),
  currency: v.nullable(Currency),
  reference: v.string(),
  /** The operator that has approved already, where the amount requires two people. */
  firstApprovedBy: v.nullable(v.string()),
  needsTwo: v.boolean(),
  facts: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  documents: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), bytes: v.number() })),
});
export type Review = v.InferOutput<typeof Review>;

/** `approved` and `rejected` end the review; `waits` needs a second person. */
export const ReviewDecision = v.object({ id: v.string(), outcome: v.picklist(['approved', 'rejected', 'waits']) });

export const reviewList = operation({
  name: 'reviewList',
  method: 'GET',
  path: '/ops/reviews',
  role: 'operator',
  summary: 'Everything that waits for a decision, oldest first.',
  reply: v.array(Review),
});
export const reviewOpen = operation({
  name: 'reviewOpen',
  method: 'GET',
  path: '/ops/reviews/:id',
  role: 'operator',
  summary: 'One that waits, with all that a reviewer must see.',
  reply: Review,
});
export const reviewApprove = operation({
  name: 'reviewApprove',
  method: 'POST',
  path: '/ops/reviews/:id/approve',
  role: 'operator',
  irreversible: true,
  summary: 'Says yes; above the configured amount a second person must say it too.',
  body: v.strictObject({ reason: v.optional(Reason, 'in order') }),
  reply: ReviewDecision,
});
export const reviewReject = operation({
  name: 'reviewReject',
  method: 'POST',
  path: '/ops/reviews/:id/reject',
  role: 'operator',
  irreversible: true,
  summary: 'Says no; the member reads the reason.',
  body: v.strictObject({ reason: Reason }),
  reply: ReviewDecision,
});
/** Returns bytes, not JSON: always as a download, never shown by a browser as a page. */
export const REVIEW_DOCUMENT_PATH = '/ops/reviews/:id/documents/:document';

export const REVIEW_OPERATIONS = [reviewList, reviewOpen, reviewApprove, reviewReject] as const;
