import * as v from 'valibot';
import { operation } from './operator-operation.ts';

/** The time that the figures cover, until now. */
export const BUSINESS_MINUTES = 15;

const Sum = v.object({ count: v.number(), amount: v.string() });

/** One vendor over the last minutes; amounts in minor units of the brand's currency. Bets that were rolled back count in `bets` and `rolledBack` only. */
export const VendorBusiness = v.object({
  code: v.string(),
  name: v.string(),
  category: v.string(),
  /** The kind of a lottery, which decides where it is played: SEA, VN, LOTT or ELOTT. */
  accountType: v.string(),
  bets: v.number(),
  rolledBack: v.number(),
  /** Members with a bet in this time or an open round. */
  members: v.number(),
  stakes: v.string(),
  payouts: v.string(),
  /** Stakes less payouts of the rounds that have ended: the gross gaming revenue. */
  ggr: v.string(),
  /** Rounds without a result, whenever they began, and what was staked in them. */
  openRounds: v.number(),
  openStakes: v.string(),
  /** How long its health address takes to answer; null where it does not answer, or has none. */
  answerMs: v.nullable(v.number()),
});
export type VendorBusiness = v.InferOutput<typeof VendorBusiness>;

/** Source: 15-15 and 15-16. */
export const businessFigures = operation({
  name: 'businessFigures',
  method: 'GET',
  path: '/ops/business',
  role: 'viewer',
  summary: 'Bets, revenue, deposits and payouts of the brand over the last minutes, by vendor.',
  reply: v.object({
    brand: v.string(),
    minutes: v.number(),
    deposits: Sum,
    withdrawals: Sum,
    vendors: v.array(VendorBusiness),
  }),
});
