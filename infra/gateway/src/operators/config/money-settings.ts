import { BET_INSIGHTS } from '@atrium/contracts/agent-reports';
import { type Ceilings, isTighter } from '../../system/vendor-ceilings.ts';
import { Category } from '@atrium/contracts/game-categories';
import { PAYMENT_PASSWORD_USES } from '@atrium/contracts/payment-password';
import { PAYOUT_KINDS } from '@atrium/contracts/payout-accounts';
import * as v from 'valibot';
import { POINT_RULES } from '../../points/point-rules.ts';
import { DEFAULT_RANKS } from '../../ranks/rank-rules.ts';
import { CASHBACK_RULES } from '../../rewards/cashback-rules.ts';
import { atMost, Flag, Minor, type Rows, type SettingDefinition, setting, Whole, Words } from './setting-definition.ts';

const leastBelowMost = (rows: Rows) =>
  BigInt(String(rows.get('withdrawal.min') ?? 0)) <= BigInt(String(rows.get('withdrawal.max') ?? '999999999999999'))
    ? undefined
    : 'withdrawal.min would be above withdrawal.max.';
const texts = v.looseObject({ en: Words(200) });

const PAYMENT_PASSWORD_PLACES = {
  withdrawal: 'withdrawals',
  transfer: 'transfers between upline and downline',
  binding: 'new payout accounts',
  conversion: 'conversions of points to money',
};

/** Money. Amounts are minor units as digits. */
export const MONEY_SETTINGS: readonly SettingDefinition[] = [
  setting('wallet.single', {
    change: 'reasoned',
    group: 'money',
    type: 'boolean',
    description: 'Members have a single wallet for all vendors.',
    schema: Flag,
  }),
  setting('withdrawal.min', {
    change: 'twoPersons',
    group: 'money',
    type: 'amount',
    description: 'Minimum amount of a withdrawal.',
    schema: Minor,
    conflict: leastBelowMost,
  }),
  setting('withdrawal.max', {
    change: 'twoPersons',
    group: 'money',
    type: 'amount',
    description: 'Maximum amount of a withdrawal; a rank can raise it.',
    schema: Minor,
    conflict: leastBelowMost,
  }),
  setting('withdrawal.cancellable', {
    change: 'reasoned',
    group: 'money',
    type: 'boolean',
    description: 'Members can cancel a withdrawal while it is under review.',
    schema: Flag,
  }),
  setting('withdrawal.expectedHours', {
    change: 'reasoned',
    group: 'money',
    type: 'integer',
    description: 'Hours within which withdrawals are paid, as members read it before they request one.',
    schema: Whole(1, 720),
  }),
  setting('withdrawal.receiptMinutes', {
    change: 'reasoned',
    group: 'money',
    type: 'integer',
    description: 'Minutes for a member to respond to a paid withdrawal before it counts as received.',
    schema: Whole(1, 525_600),
  }),
  setting('withdrawal.twoPersonsFrom', {
    change: 'twoPersons',
    tightens: (before, after) => BigInt(String(after)) < BigInt(String(before)),
    group: 'money',
    type: 'amount',
    description:
      'From this amount, a withdrawal or the refund of a missing one needs two approvals. A pending review keeps the threshold from its request if that was lower.',
    schema: Minor,
  }),
  setting('withdrawal.turnoverPercent', {
    change: 'twoPersons',
    group: 'money',
    type: 'integer',
    description: 'Turnover before a withdrawal, in percent of the deposits since the last one; 0 for none.',
    schema: Whole(0, 1_000),
  }),
  ...PAYMENT_PASSWORD_USES.map((use) =>
    setting(`paymentPassword.${use}`, {
      change: 'twoPersons',
      tightens: (_before, after) => after === true,
      group: 'money',
      type: 'boolean',
      description: `Members enter their payment password for ${PAYMENT_PASSWORD_PLACES[use]}.`,
      schema: Flag,
    }),
  ),
  setting('paymentPassword.lockAfter', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) < Number(before),
    group: 'money',
    type: 'integer',
    description: 'Wrong payment passwords in a row after which it is locked.',
    schema: Whole(2, 20),
  }),
  setting('paymentPassword.lockMinutes', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) > Number(before),
    group: 'money',
    type: 'integer',
    description:
      'Minutes for which a payment password stays locked. A code to a contact of the member unlocks it early.',
    schema: Whole(1, 10_080),
  }),
  setting('payout.waitHours', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) > Number(before),
    group: 'money',
    type: 'integer',
    description: 'Hours before a withdrawal can be paid to a payout account that a member has added; 0 for none.',
    schema: Whole(0, 720),
  }),
  setting('payout.institutions', {
    change: 'reasoned',
    group: 'money',
    type: 'list',
    description: 'Banks and e-wallets that members can add as a payout account.',
    schema: atMost(200, v.strictObject({ kind: v.picklist(PAYOUT_KINDS), name: Words(60) })),
  }),
  setting('transfer.upline', {
    change: 'reasoned',
    group: 'money',
    type: 'boolean',
    description: 'Members with permission can transfer to their upline.',
    schema: Flag,
  }),
  setting('transfer.downline', {
    change: 'reasoned',
    group: 'money',
    type: 'boolean',
    description: 'Agents can transfer to their downlines.',
    schema: Flag,
  }),
  setting('agents.betInsight', {
    change: 'reasoned',
    group: 'money',
    type: 'text',
    description:
      "What agents see of their team's bets: sums only, bets one by one, or lines with what was bet on in a lottery.",
    schema: v.picklist(BET_INSIGHTS),
  }),
  setting('transfer.min', {
    change: 'twoPersons',
    group: 'money',
    type: 'amount',
    description: 'Minimum amount of a transfer between upline and downline.',
    schema: Minor,
  }),
  setting('transfer.max', {
    change: 'twoPersons',
    group: 'money',
    type: 'amount',
    description: 'Maximum amount of a transfer between upline and downline.',
    schema: Minor,
  }),
  setting('trial.playMoney', {
    change: 'reasoned',
    group: 'money',
    type: 'amount',
    description: 'Play money in a trial account.',
    schema: Minor,
  }),
  setting('trial.limit', {
    change: 'reasoned',
    group: 'money',
    type: 'integer',
    description: 'Maximum number of trial accounts per day and IP address; 0 for no limit.',
    schema: Whole(0, 1_000_000),
  }),
  setting('payments.quickAmounts', {
    change: 'free',
    group: 'money',
    type: 'list',
    description: 'Quick amounts on the deposit page.',
    schema: atMost(12, Minor),
  }),
  setting('payments.methods', {
    change: 'twoPersons',
    group: 'money',
    type: 'list',
    description: 'Payment methods for deposits.',
    schema: atMost(
      30,
      v.pipe(
        v.looseObject({
          code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
          min: Minor,
          max: Minor,
          feeFixed: Minor,
          feePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(50)),
          open: v.boolean(),
          names: texts,
          notes: texts,
        }),
        v.check(({ min, max }) => BigInt(min) <= BigInt(max), 'min is above max.'),
      ),
    ),
  }),
  setting('vendor.ceilings', {
    change: 'twoPersons',
    tightens: (before, after) => isTighter(before as Ceilings, after as Ceilings),
    group: 'money',
    type: 'object',
    description:
      'Highest amount of one bet and one win that a vendor can book, for all vendors and by vendor code. Above it the refusal is final.',
    schema: v.strictObject({
      bet: Minor,
      win: Minor,
      vendors: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,16}$/, 'Enter the code of a vendor.')),
          v.strictObject({ bet: v.optional(Minor), win: v.optional(Minor) }),
        ),
        {},
      ),
    }),
  }),
  setting('points', {
    fresh: POINT_RULES,
    change: 'twoPersons',
    group: 'money',
    type: 'object',
    description: 'Value of a point, how points are earned and whether they can be converted to money.',
    schema: v.strictObject({
      ratio: v.optional(v.strictObject({ points: Whole(1, 1e9), amount: Minor })),
      earn: v.optional(v.strictObject({ points: Whole(1, 1e9), turnover: Minor })),
      convertible: v.optional(v.boolean()),
    }),
  }),
  setting('ranks', {
    fresh: DEFAULT_RANKS,
    change: 'twoPersons',
    group: 'money',
    type: 'list',
    description:
      'Ranks: the valid bets that each one requires, what keeps it, and its benefits. Cashback in hundredths of a percent by category.',
    schema: atMost(
      50,
      v.strictObject({
        level: Whole(1, 50),
        name: Words(40),
        turnover: Minor,
        keep: v.optional(Minor),
        pointsPercent: v.optional(Whole(0, 10_000)),
        cashback: v.optional(v.record(Category, Whole(0, 1_000))),
        birthdayGift: v.optional(Minor),
        monthlyGift: v.optional(Minor),
        withdrawalsFirst: v.optional(Flag),
        withdrawalMost: v.optional(Minor),
      }),
    ),
  }),
  setting('cashback', {
    fresh: CASHBACK_RULES,
    change: 'twoPersons',
    group: 'money',
    type: 'object',
    description:
      'Period of cashback, whether it is claimed or paid automatically, the least amount paid and the days to claim it.',
    schema: v.strictObject({
      period: v.optional(v.picklist(['day', 'week', 'month'])),
      pays: v.optional(v.picklist(['claim', 'auto'])),
      minimum: v.optional(Minor),
      claimDays: v.optional(Whole(1, 365)),
    }),
  }),
];
