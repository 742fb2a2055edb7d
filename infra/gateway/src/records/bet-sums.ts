import type { Queryable } from '../platform/database.ts';

export interface BetSums {
  count: number;
  stake: string;
  payout: string;
}

const OWN_ROUNDS = 'FROM rounds r WHERE r.member_id = $1 AND ($4::text IS NULL OR r.game_type = $4)';

/**
 * What a member's rounds add up to, of one category or of all: whole days from the daily figures, which leave out the stakes
 * and payouts of rounds that came to nothing, and the hours before and after them from the rounds. Source: 11-28.
 */
export async function sumsOfBets(
  database: Queryable,
  { memberId, gameType }: { memberId: string; gameType: string | undefined },
  { from, until }: { from: Date; until: Date },
): Promise<BetSums> {
  return (await database.first<BetSums>(
    `WITH days AS MATERIALIZED (
       SELECT d.first, d.last, brand_day_begins(d.first) AS begin, brand_day_begins(d.last) AS end
         FROM (SELECT brand_day($2::timestamptz - interval '1 microsecond') + 1 AS first, brand_day($3) AS last) d),
     parts AS (
       SELECT f.rounds, f.turnover AS stake, f.payouts AS payout FROM daily_figures f
        WHERE f.member_id = $1 AND f.game_type <> '' AND ($4::text IS NULL OR f.game_type = $4)
          AND f.day >= (SELECT first FROM days) AND f.day < (SELECT last FROM days)
       UNION ALL
       SELECT 0, r.stake, r.payout ${OWN_ROUNDS} AND r.status IN ('void', 'rolled-back')
          AND r.opened_at >= (SELECT begin FROM days) AND r.opened_at < (SELECT "end" FROM days)
       UNION ALL
       SELECT 1, r.stake, r.payout ${OWN_ROUNDS} AND r.opened_at >= $2 AND r.opened_at < (SELECT least(begin, $3) FROM days)
       UNION ALL
       SELECT 1, r.stake, r.payout ${OWN_ROUNDS} AND r.opened_at >= (SELECT greatest(begin, "end") FROM days) AND r.opened_at < $3)
     SELECT coalesce(sum(rounds), 0)::int AS count, coalesce(sum(stake), 0)::text AS stake, coalesce(sum(payout), 0)::text AS payout FROM parts`,
    [memberId, from, until, gameType ?? null],
  ))!;
}
