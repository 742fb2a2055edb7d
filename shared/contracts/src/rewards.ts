import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Amount, Day, Instant } from './money.ts';
import { cursorPaging, keysetPageOf } from './record-pages.ts';

/** Valid bets of the running period in one category, and the cashback for them so far; rates in percent. */
export const CashbackAccrual = v.object({
  category: Category,
  /** The member's rate now; `accrued` is at the rates of the time of each bet. */
  ratePercent: v.number(),
  validBet: Amount,
  accrued: Amount,
});

/** Cashback that can be claimed until an instant. `startsOn` is the first day of its period. */
export const CashbackClaim = v.object({ id: v.string(), startsOn: Day, amount: Amount, until: v.nullable(Instant) });

/**
 * The running cashback period: `startsOn` to `lastDay`, both included, in the brand's time zone, and when it is closed.
 * `carried` is what earlier periods left: too little to be paid, or negative after voided rounds. `pays` `claim` means
 * that the member takes it, `auto` that it is paid without one.
 */
export const cashback = endpoint({
  name: 'rewards.cashback',
  method: 'GET',
  path: '/wps/rewards/cashback',
  access: 'member',
  summary: "The member's running cashback, its rates, and what can be claimed.",
  source: '11-12, 11-13',
  reply: v.object({
    period: v.picklist(['day', 'week', 'month']),
    startsOn: Day,
    lastDay: Day,
    closesAt: Instant,
    pays: v.picklist(['claim', 'auto']),
    minimum: Amount,
    carried: Amount,
    accrued: Amount,
    categories: v.array(CashbackAccrual),
    claims: v.array(CashbackClaim),
  }),
  errors: [],
});

/** A closed period; `state` none means that too little was accrued to be paid. */
export const CashbackPeriod = v.object({
  id: v.string(),
  startsOn: Day,
  lastDay: Day,
  validBet: Amount,
  amount: Amount,
  state: v.picklist(['none', 'claimable', 'due', 'paid', 'expired']),
  paidAt: v.nullable(Instant),
});
export const cashbackPeriods = endpoint({
  name: 'rewards.cashbackPeriods',
  method: 'GET',
  path: '/wps/rewards/cashback/periods',
  access: 'member',
  summary: "The member's closed cashback periods, newest first.",
  source: '11-13',
  query: v.object(cursorPaging(10)),
  reply: keysetPageOf(CashbackPeriod),
  errors: [],
});

/** Pays cashback that can be claimed into the member's cash, once. */
export const claimCashback = endpoint({
  name: 'rewards.claimCashback',
  method: 'POST',
  path: '/wps/rewards/cashback/claim',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  summary: 'Pays the cashback of a closed period.',
  source: '11-12, 11-13',
  body: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  reply: v.object({ id: v.string(), amount: Amount }),
  errors: [
    'NOT_FOUND',
    'CASHBACK_PAID',
    'CASHBACK_EXPIRED',
    'PLAYER_EXCLUDED',
    'LIMIT_EXCEEDED',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});

/** One rank with its requirements and benefits. Amounts in minor units, rates in percent. */
export const Rank = v.object({
  level: v.number(),
  name: v.string(),
  /** Valid bets since registration that the rank requires. */
  validBet: Amount,
  /** Valid bets of a month that keep it. */
  monthlyBet: Amount,
  pointsPercent: v.number(),
  cashback: v.array(v.object({ category: Category, ratePercent: v.number() })),
  birthdayGift: Amount,
  monthlyGift: Amount,
  withdrawalsFirst: v.boolean(),
  /** The greatest withdrawal at this rank: the brand's, unless the rank raises it. */
  withdrawalMost: Amount,
  vipService: v.boolean(),
});
export const ranks = endpoint({
  name: 'rewards.ranks',
  method: 'GET',
  path: '/wps/rewards/ranks',
  access: 'none',
  summary: 'The ranks, lowest first: the rules that the gateway itself follows.',
  source: '1-14, 11-14, 11-15',
  reply: v.array(Rank),
  errors: [],
});

/** `regainBet`: the valid bet of a month that raises a lowered member again; null unless lowered. */
export const ownRank = endpoint({
  name: 'rewards.ownRank',
  method: 'GET',
  path: '/wps/rewards/ranks/own',
  access: 'member',
  summary: "The member's rank and the valid bets towards the next one and for keeping this one.",
  source: '1-14, 11-14, 11-15',
  reply: v.object({
    level: v.number(),
    name: v.string(),
    validBet: Amount,
    monthBet: Amount,
    regainBet: v.nullable(Amount),
    changedAt: v.nullable(Instant),
  }),
  errors: [],
});
