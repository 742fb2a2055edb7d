import type { HouseReport, houseReport as call } from '@atrium/contracts/operator-reports';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';

type Query = v.InferOutput<typeof call.query>;

/** The first and the last day of a span, today by the brand's zone. */
const SPANS = {
  day: 'brand_day($1)',
  mtd: "date_trunc('month', brand_day($1))::date",
  ytd: "date_trunc('year', brand_day($1))::date",
  ltd: 'coalesce((SELECT min(day) FROM daily_figures), brand_day($1))',
} as const;

/** The report of a span, summed from the figures of the members' days. Source: SY-05. */
export async function readHouseReport(parts: Parts, { query }: OperatorCall<undefined, Query>): Promise<HouseReport> {
  const { database, clock, settings } = parts;
  const now = clock.now();
  const { from, to } = await daysOf(parts, query, now);
  const [totals, categories] = await Promise.all([
    database.first<HouseReport['totals']>(
      `SELECT coalesce(sum(rounds), 0)::int AS rounds, coalesce(sum(turnover), 0)::text AS turnover, coalesce(sum(payouts), 0)::text AS payouts,
              coalesce(sum(turnover - payouts), 0)::text AS ggr, count(DISTINCT member_id)::int AS members,
              coalesce(sum(deposits), 0)::text AS deposits, coalesce(sum(withdrawals), 0)::text AS withdrawals,
              coalesce(sum(rebates), 0)::text AS rebates, coalesce(sum(bonuses), 0)::text AS bonuses
         FROM daily_figures WHERE day BETWEEN $1 AND $2`,
      [from, to],
    ),
    database.rows<HouseReport['categories'][number]>(
      `SELECT game_type AS category, count(DISTINCT member_id)::int AS members, sum(rounds)::int AS rounds, sum(turnover)::text AS turnover,
              sum(payouts)::text AS payouts, sum(turnover - payouts)::text AS ggr
         FROM daily_figures WHERE day BETWEEN $1 AND $2 AND game_type <> '' GROUP BY 1 ORDER BY sum(turnover) DESC, 1`,
      [from, to],
    ),
  ]);
  return {
    span: query.span,
    from,
    to,
    currency: await settings.get('brand.currency', 'PHP'),
    madeAt: now.toISOString(),
    activity: totals!.members > 0,
    totals: totals!,
    categories,
  };
}

async function daysOf(
  { database }: Parts,
  { span, from, to }: Query,
  now: Date,
): Promise<{ from: string; to: string }> {
  if (span === 'days') {
    if (!from || !to) throw new OperatorRefusal('BAD_REQUEST', 'Chosen days need from and to.');
    if (from > to) throw new OperatorRefusal('BAD_REQUEST', 'to: it must not be before from.');
    return { from, to };
  }
  const row = await database.first<{ from: string; to: string }>(
    `SELECT (${SPANS[span]})::text AS from, brand_day($1)::text AS to`,
    [now],
  );
  return row!;
}
