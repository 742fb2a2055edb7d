import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { cashback as cashbackCall, cashbackPeriods, claimCashback as claimCall } from '@atrium/contracts/rewards';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { readPage } from '../platform/keyset.ts';
import type { Parts } from '../platform/parts.ts';
import { rankRules } from '../ranks/rank-rules.ts';
import { lockOwn } from './benefits.repository.ts';
import {
  accrualsSince,
  carriedTo,
  claimsOf,
  closedPeriods,
  type PeriodRow,
  runningPeriod,
} from './cashback.repository.ts';
import { cashbackRules } from './cashback-rules.ts';
import { levelOf } from '../ranks/level-of.ts';
import { payBenefit } from './pay-benefits.ts';

/** Millionths in a minor unit. */
const MICRO = 1_000_000n;

/** The member's running cashback. Amounts are rounded down, as they are paid. Source: 11-13. */
export async function cashback(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof cashbackCall>> {
  const { memberId } = caller.session;
  const { database, clock, settings } = parts;
  const rules = await cashbackRules(settings);
  const running = await runningPeriod(database, rules.period, clock.now());
  const [ranks, level, rows, carried, claims] = await Promise.all([
    rankRules(settings),
    levelOf(database, memberId),
    accrualsSince(database, memberId, running.starts_on),
    carriedTo(database, memberId),
    claimsOf(database, memberId, clock.now()),
  ]);
  const rates = ranks.findLast((rank) => rank.level <= level)?.cashback ?? {};
  const of = (category: string) => rows.find((row) => row.category === category);
  return {
    period: rules.period,
    startsOn: running.starts_on,
    lastDay: running.last_day,
    closesAt: running.ends_at.toISOString(),
    pays: rules.pays,
    minimum: rules.minimum,
    carried: (carried / MICRO).toString(),
    accrued: (rows.reduce((sum, { micro }) => sum + BigInt(micro), 0n) / MICRO).toString(),
    categories: CATEGORIES.filter((category) => rates[category] || of(category)).map((category) => ({
      category,
      ratePercent: (rates[category] ?? 0) / 100,
      validBet: of(category)?.valid ?? '0',
      accrued: (BigInt(of(category)?.micro ?? 0) / MICRO).toString(),
    })),
    claims: claims.map(({ id, day, amount, claim_until }) => ({
      id,
      startsOn: day,
      amount,
      until: claim_until?.toISOString() ?? null,
    })),
  };
}

export async function periods(
  { database }: Parts,
  { query, caller }: ParsedOf<typeof cashbackPeriods> & { caller: MemberCaller },
): Promise<ReplyOf<typeof cashbackPeriods>> {
  const { cursor, pageSize } = query;
  const list = closedPeriods(caller.session.memberId);
  const { rows, next } = await readPage<PeriodRow>(database, list, { cursor, pageSize });
  return {
    items: rows.map((row) => ({
      id: row.starts_on,
      startsOn: row.starts_on,
      lastDay: row.last_day,
      validBet: row.valid,
      amount: row.amount,
      state: row.state ?? 'none',
      paidAt: row.paid_at?.toISOString() ?? null,
    })),
    next,
  };
}

/** Pays cashback of the member's own. A second tab finds it paid. Source: 11-12. */
export async function claimCashback(
  parts: Parts,
  { body, caller, transaction }: ParsedOf<typeof claimCall> & { caller: MemberCaller; transaction: Transaction },
): Promise<ReplyOf<typeof claimCall>> {
  const benefit = await lockOwn(transaction, body.id, caller.session.memberId);
  if (benefit?.kind !== 'cashback') throw new Refusal('NOT_FOUND');
  if (benefit.state === 'paid') throw new Refusal('CASHBACK_PAID');
  if (benefit.state === 'expired' || (benefit.claim_until && benefit.claim_until <= parts.clock.now()))
    throw new Refusal('CASHBACK_EXPIRED');
  await payBenefit(parts, transaction, benefit);
  return { id: benefit.id, amount: benefit.amount };
}
