import * as v from 'valibot';
import { BonusTerms } from './bonuses.ts';
import { Category } from './game-categories.ts';
import { Amount, PositiveAmount } from './money.ts';

/** What a promotion does: each pays by rules of its own. Source: 11-20. */
export const PROMOTION_ENGINES = [
  'deposit-match',
  'loss-cashback',
  'free-tickets',
  'referral',
  'check-in',
  'raffle',
] as const;
export type PromotionEngine = (typeof PROMOTION_ENGINES)[number];

const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
/**
 * `bonus` are the terms of the bonus that is credited; null pays cash. `automatic` pays without a claim. `onePer` refuses
 * members whose address or device already takes part.
 */
const ways = {
  bonus: v.nullable(BonusTerms),
  automatic: v.boolean(),
  onePer: v.array(v.picklist(['address', 'device'])),
};
/** The rules of an engine, in minor units. They are what members read before they take part. Source: 11-20, SY-10. */
export const PromotionRules = v.variant('engine', [
  /** `percent` of the first deposit of at least `least` after joining, at most `most`. */
  v.strictObject({ engine: v.literal('deposit-match'), percent, least: PositiveAmount, most: PositiveAmount, ...ways }),
  /** `percent` of what the cash stakes of a period in `categories` have lost, from `least` to `most`. */
  v.strictObject({
    engine: v.literal('loss-cashback'),
    percent,
    period: v.picklist(['day', 'week']),
    categories: v.pipe(v.array(Category), v.minLength(1)),
    least: PositiveAmount,
    most: PositiveAmount,
    ...ways,
  }),
  /** The cheapest of each `every` settled tickets of a lottery is given back, at most `most`. */
  v.strictObject({
    engine: v.literal('free-tickets'),
    gameCode: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,40}$/)),
    every: v.pipe(count(100), v.minValue(2)),
    most: PositiveAmount,
    ...ways,
  }),
  /**
   * `amount` for each of up to `friends` friends who register after joining, deposit and stake that much; `friendToo` pays
   * the friend as well.
   */
  v.strictObject({
    engine: v.literal('referral'),
    amount: PositiveAmount,
    friends: count(1_000),
    deposits: PositiveAmount,
    stakes: PositiveAmount,
    friendToo: v.boolean(),
    ...ways,
  }),
  /**
   * A calendar: `amount` for the check-in on the last of `days` days of the brand, and the amounts of `steps` for
   * earlier ones, each named by its number.
   */
  v.pipe(
    v.strictObject({
      engine: v.literal('check-in'),
      days: count(366),
      amount: PositiveAmount,
      steps: v.optional(v.pipe(v.array(v.strictObject({ day: count(365), amount: PositiveAmount })), v.maxLength(60))),
      ...ways,
    }),
    v.check(({ steps = [], days }) => steps.every(({ day }) => day < days), 'a step is not before the last day'),
    v.check(
      ({ steps = [] }) => new Set(steps.map(({ day }) => day)).size === steps.length,
      'a day of the calendar is named twice',
    ),
  ),
  /**
   * One ticket each. `prizes` are drawn by weight while they last; '0' is a ticket without a prize. Absent: they were
   * written before the rules contained them.
   */
  v.strictObject({
    engine: v.literal('raffle'),
    prizes: v.optional(
      v.pipe(
        v.array(v.strictObject({ amount: Amount, weight: count(1_000_000), stock: count(1_000_000) })),
        v.minLength(1),
        v.maxLength(50),
      ),
    ),
    ...ways,
  }),
]);
export type PromotionRules = v.InferOutput<typeof PromotionRules>;
