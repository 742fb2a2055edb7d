import * as v from 'valibot';
import { Amount, Instant, PositiveAmount } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { CONTENT_STATES, inLanguages, neededWords, words } from './operator-content.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * The rewards of the point mall, written by operators. Fewer points, a larger bonus, a larger stock, more time, or a
 * new start after a stop waits for a second operator; taking a reward off the shelf does not. Source: 11-29.
 */

export const REWARD_TYPES = ['goods', 'voucher', 'bonus'] as const;

/** The drawings of rewards that there are; the first is for what has none of its own. */
export const REWARD_PICTURES = [
  'gift',
  'voucher',
  'coins',
  'notes',
  'chest',
  'coffee',
  'dinner',
  'taxi',
  'phone-credit',
  'free-spins',
  'ticket',
  'headphones',
  'phone-stand',
  'playing-cards',
  'mahjong',
  'lantern',
  'umbrella',
  'suitcase',
  'mug',
] as const;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const fields = {
  type: v.picklist(REWARD_TYPES),
  /** `remark` says what it is or how it is sent. */
  texts: inLanguages(v.strictObject({ title: neededWords(120), remark: words(500) })),
  points: whole(1, 1_000_000_000),
  /** Pieces on the shelf. */
  stock: whole(0, 1_000_000),
  /** Turnover of thirty days that a redemption requires, in minor units. */
  turnover: Amount,
  /** What one piece pays, in minor units; null for goods and vouchers. */
  bonus: v.nullable(PositiveAmount),
  picture: v.optional(v.picklist(REWARD_PICTURES), REWARD_PICTURES[0]),
  position: v.optional(whole(0, 100_000), 1000),
  /** Neither shown nor sold before; null is at once. */
  startsAt: v.optional(v.nullable(Instant), null),
  endsAt: v.nullable(Instant),
};
export const RewardFields = v.strictObject(fields);
export type RewardFields = v.InferOutput<typeof RewardFields>;

/** `redeemed` pieces have left the shelf; those of rejected redemptions have come back. */
export const OperatedReward = v.object({
  ...fields,
  id: v.string(),
  picture: v.string(),
  texts: v.record(v.string(), v.object({ title: v.string(), remark: v.string() })),
  state: v.picklist(CONTENT_STATES),
  redeemed: v.number(),
});
export type OperatedReward = v.InferOutput<typeof OperatedReward>;

const Answer = v.object({ item: v.nullable(OperatedReward), approval: v.optional(WaitingChange) });

export const rewardList = operation({
  name: 'rewardList',
  method: 'GET',
  path: '/ops/rewards',
  role: 'viewer',
  summary: 'The rewards of the point mall in every state, in their order.',
  reply: v.array(OperatedReward),
});
export const rewardPut = operation({
  name: 'rewardPut',
  method: 'POST',
  path: '/ops/rewards/:id',
  role: 'operator',
  irreversible: false,
  summary:
    'Creates or replaces a reward. What gives more, is offered longer, or again after a stop waits for a second operator.',
  body: v.strictObject({ ...fields, reason: Reason }),
  reply: Answer,
});
export const rewardStop = operation({
  name: 'rewardStop',
  method: 'POST',
  path: '/ops/rewards/:id/stop',
  role: 'operator',
  irreversible: false,
  summary: 'Takes a reward off the shelf. What is redeemed is delivered.',
  body: v.strictObject({ reason: Reason }),
  reply: Answer,
});

export const REWARD_OPERATIONS = [rewardList, rewardPut, rewardStop] as const;
