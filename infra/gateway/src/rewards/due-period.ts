import type { Transaction } from '../platform/database.ts';

/** Rounds that settle shortly before midnight are accrued before their period closes. */
const GRACE = "interval '1 minute'";

export type PeriodLength = 'day' | 'week' | 'month';

/** First day, and the day after the last one. */
export interface Due {
  starts_on: string;
  ends_on: string;
}

/** What accrues by day, with its watermark in `accrual_state`. */
const ACCRUALS = {
  cashback: { state: 'cashback_from', table: 'cashback_accruals' },
  agents: { state: 'agents_from', table: 'agent_accruals' },
} as const;

/**
 * The oldest period that has ended. The lock on the state ends all portions that are under way and holds up new ones, so
 * that an empty queue says that everything is accrued.
 */
export async function duePeriod(
  transaction: Transaction,
  what: keyof typeof ACCRUALS,
  period: PeriodLength,
  now: Date,
): Promise<Due | undefined> {
  const { state, table } = ACCRUALS[what];
  const due = await transaction.first<Due>(
    `WITH state AS (SELECT ${state} AS day FROM accrual_state FOR UPDATE),
     first AS (SELECT coalesce((SELECT day FROM state), (SELECT min(day) FROM ${table})) AS day)
     SELECT f.day::text AS starts_on, (date_trunc($1, f.day::timestamp) + ('1 ' || $1)::interval)::date::text AS ends_on
       FROM first f
      WHERE f.day IS NOT NULL
        AND brand_day_begins((date_trunc($1, f.day::timestamp) + ('1 ' || $1)::interval)::date) + ${GRACE} <= $2`,
    [period, now],
  );
  if (!due) return undefined;
  const waiting = await transaction.first(
    'SELECT 1 FROM accrual_queue q JOIN rounds r ON r.id = q.round_id WHERE r.closed_at < (SELECT brand_day_begins($1::date)) LIMIT 1',
    [due.ends_on],
  );
  return waiting ? undefined : due;
}
