import type { Category } from '@atrium/contracts/game-categories';
import type { Queryable } from '../platform/database.ts';
import type { KeysetList } from '../platform/keyset.ts';
import { dayKey } from '../platform/order-key.ts';

export interface RunningPeriod {
  starts_on: string;
  last_day: string;
  ends_at: Date;
}

/** The period in which rounds that settle now accrue: it begins later than the calendar's if that one is partly closed. */
export async function runningPeriod(
  database: Queryable,
  period: 'day' | 'week' | 'month',
  now: Date,
): Promise<RunningPeriod> {
  const row = await database.first<RunningPeriod>(
    `WITH c AS (SELECT date_trunc($1, brand_day($2)::timestamp)::date AS day, (date_trunc($1, brand_day($2)::timestamp) + ('1 ' || $1)::interval)::date AS next)
     SELECT greatest(c.day, s.cashback_from)::text AS starts_on, (c.next - 1)::text AS last_day, brand_day_begins(c.next) AS ends_at
       FROM c CROSS JOIN accrual_state s`,
    [period, now],
  );
  return row!;
}

export interface AccrualRow {
  category: Category;
  valid: string;
  micro: string;
}

export const accrualsSince = (database: Queryable, memberId: string, startsOn: string): Promise<AccrualRow[]> =>
  database.rows(
    'SELECT category, sum(valid)::text AS valid, sum(micro)::text AS micro FROM cashback_accruals WHERE member_id = $1 AND day >= $2::date GROUP BY 1',
    [memberId, startsOn],
  );

/** What the last closed period left, in millionths of a minor unit. */
export async function carriedTo(database: Queryable, memberId: string): Promise<bigint> {
  const row = await database.first<{ carried: string }>(
    'SELECT carried_out AS carried FROM cashback_periods WHERE member_id = $1 ORDER BY starts_on DESC LIMIT 1',
    [memberId],
  );
  return BigInt(row?.carried ?? 0);
}

export const claimsOf = (
  database: Queryable,
  memberId: string,
  now: Date,
): Promise<{ id: string; day: string; amount: string; claim_until: Date | null }[]> =>
  database.rows(
    `SELECT id, day::text AS day, amount, claim_until FROM benefits
      WHERE member_id = $1 AND kind = 'cashback' AND state = 'claimable' AND claim_until > $2 ORDER BY day DESC`,
    [memberId, now],
  );

export interface PeriodRow {
  starts_on: string;
  last_day: string;
  valid: string;
  amount: string;
  state: 'claimable' | 'due' | 'paid' | 'expired' | null;
  paid_at: Date | null;
}

/** A member's closed periods, newest first. */
export const closedPeriods = (memberId: string): KeysetList => ({
  columns: 'p.starts_on::text AS starts_on, (p.ends_on - 1)::text AS last_day, p.valid, p.amount, b.state, b.paid_at',
  table: 'cashback_periods p',
  joins: "LEFT JOIN benefits b ON b.member_id = p.member_id AND b.kind = 'cashback' AND b.day = p.starts_on",
  order: [dayKey('p.starts_on')],
  range: (parameter) => `p.member_id = ${parameter(memberId)}`,
});
