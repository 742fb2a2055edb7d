import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Amount, Instant } from './money.ts';
import { cursorPaging, keysetPageOf } from './record-pages.ts';

/** The greatest multiple of a bonus that may have to be wagered. Source: RG-19. */
export const MAX_WAGERING_TIMES = 10;

/**
 * The terms of a bonus. `wageringTimes` × the bonus has to be wagered within `days`; a valid bet counts by the percentage
 * of its category, and categories that are not listed cannot be played with it. `maxBet` is the greatest stake that bonus
 * money may be part of, `maxWin` the most that becomes cash; null is no bound. Minor units. Source: 11-18, SY-10.
 */
export const BonusTerms = v.strictObject({
  wageringTimes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_WAGERING_TIMES)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  contribution: v.pipe(
    v.array(
      v.strictObject({
        category: Category,
        percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
      }),
    ),
    v.check((list) => list.some(({ percent }) => percent > 0), 'no category counts'),
    v.check((list) => new Set(list.map(({ category }) => category)).size === list.length, 'a category is named twice'),
  ),
  maxBet: v.nullable(Amount),
  maxWin: v.nullable(Amount),
});
export type BonusTerms = v.InferOutput<typeof BonusTerms>;

/**
 * `waiting`: an earlier bonus is played first; `active`: it is being played; `completed`: it was wagered and is cash;
 * `used-up`: it was lost in play; `forfeited`: the member gave it up; `expired`: its time ended.
 */
export const BONUS_STATES = ['waiting', 'active', 'completed', 'used-up', 'forfeited', 'expired'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/**
 * One bonus of the member. `balance` is its money, winnings included; `inPlay` its part of the stakes in open rounds.
 * `wagered` of `wagering` is done. `converted` has become cash, `returned` has gone back to the promotion. Minor units.
 */
export const Bonus = v.object({
  id: v.string(),
  promotionId: v.nullable(v.string()),
  title: v.string(),
  state: v.picklist(BONUS_STATES),
  amount: Amount,
  balance: Amount,
  inPlay: Amount,
  wagering: Amount,
  wagered: Amount,
  contribution: v.array(v.object({ category: Category, percent: v.number() })),
  maxBet: v.nullable(Amount),
  maxWin: v.nullable(Amount),
  days: v.number(),
  converted: Amount,
  returned: Amount,
  creditedAt: Instant,
  endsAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
});
export type Bonus = v.InferOutput<typeof Bonus>;

/** The member's bonuses: those that are played or wait first, in the order of play, then the ended ones, newest first. */
export const bonuses = endpoint({
  name: 'bonuses.list',
  method: 'GET',
  path: '/wps/member/bonuses',
  access: 'member',
  summary: "The member's bonuses with their terms and progress.",
  source: '11-18, 11-19',
  query: v.object({ ...cursorPaging(20), language: v.optional(v.string(), 'EN') }),
  reply: keysetPageOf(Bonus),
  errors: [],
});

/**
 * Gives a bonus up: its money goes back to the promotion, cash stays. `balance` is what the preview said would be lost; a
 * bonus that is worth more by now is kept and refused with BONUS_CHANGED.
 */
export const forfeitBonus = endpoint({
  name: 'bonuses.forfeit',
  method: 'POST',
  path: '/wps/member/bonuses/forfeit',
  access: 'member',
  movesMoney: true,
  moneyIn: false,
  summary: 'Gives up a bonus after a preview of what is lost.',
  source: '11-18, 11-22, SY-10',
  body: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    balance: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  }),
  reply: v.object({ id: v.string(), lost: Amount, cash: Amount }),
  errors: ['BONUS_ENDED', 'BONUS_CHANGED', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT'],
});
