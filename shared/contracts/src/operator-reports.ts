import * as v from 'valibot';
import { Amount, Currency, Day, Instant } from './money.ts';
import { operation } from './operator-operation.ts';

/*
 * Reports of the house, on demand and over the spans that a licence asks for, and the returns of the games. Source: SY-05
 * (GLI-19 §2.9), SY-13 (GLI-19 A.6).
 */

/** Today, the month and the year to date, and everything to date; `days` are chosen ones. All in the brand's time zone. */
export const REPORT_SPANS = ['day', 'mtd', 'ytd', 'ltd', 'days'] as const;
export type ReportSpan = (typeof REPORT_SPANS)[number];

const figures = {
  rounds: v.number(),
  turnover: Amount,
  payouts: Amount,
  /** Turnover less payouts: the gross gaming revenue. */
  ggr: Amount,
};

export const HouseReport = v.object({
  span: v.picklist(REPORT_SPANS),
  /** Of everything to date the first day with activity, else the span's own. */
  from: Day,
  to: Day,
  currency: Currency,
  madeAt: Instant,
  /** False: no member played, paid or was paid. The report then says "No activity". */
  activity: v.boolean(),
  totals: v.object({
    ...figures,
    members: v.number(),
    deposits: Amount,
    withdrawals: Amount,
    rebates: Amount,
    bonuses: Amount,
  }),
  /** By category of game, the highest turnover first. */
  categories: v.array(v.object({ category: v.string(), members: v.number(), ...figures })),
});
export type HouseReport = v.InferOutput<typeof HouseReport>;

export const houseReport = operation({
  name: 'houseReport',
  method: 'GET',
  path: '/ops/reports/house',
  role: 'viewer',
  summary: 'Turnover, payouts, deposits, withdrawals and bonuses of the house over a span.',
  query: v.strictObject({ span: v.picklist(REPORT_SPANS), from: v.optional(Day), to: v.optional(Day) }),
  reply: HouseReport,
});

export const GameReturn = v.object({
  gameId: v.string(),
  name: v.string(),
  vendor: v.string(),
  rounds: v.number(),
  turnover: Amount,
  payouts: Amount,
  /** In percent, from the vendor. */
  theoretical: v.number(),
  actual: v.number(),
  /** The bounds of chance around the theoretical return, in percent. */
  low: v.number(),
  high: v.number(),
  /** `few`: too few rounds to say anything. */
  state: v.picklist(['few', 'within', 'outside']),
});
export type GameReturn = v.InferOutput<typeof GameReturn>;

export const gameReturns = operation({
  name: 'gameReturns',
  method: 'GET',
  path: '/ops/reports/returns',
  role: 'viewer',
  summary: 'The actual return of each game against its theoretical one; those outside chance first.',
  reply: v.object({ days: v.number(), leastRounds: v.number(), deviations: v.number(), games: v.array(GameReturn) }),
});
