import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { noteAward, type RulesOf } from '../awards/award.ts';
import type { Running } from './running.ts';

interface Period {
  starts_at: Date;
  ends_at: Date;
  starts_on: string;
}

/**
 * What a member's rounds have lost in a period of the brand, in cash: rounds that are opened after joining and closed in
 * the period, without those that bonus money is part of. $1 member, $2 and $3 the period, $4 joined at, $5 categories.
 */
export const LOST = `SELECT coalesce(sum(r.stake - r.payout), 0)::text AS lost FROM rounds r
  WHERE r.member_id = $1 AND r.opened_at >= $4 AND r.closed_at >= $2 AND r.closed_at < $3
    AND r.status IN ('won', 'lost') AND r.bonus_stake = 0 AND r.game_type = ANY ($5)`;

/** Awards a share of what the oldest ended period has cost each participant; returns whether there was one. */
export async function returnLosses(parts: Parts, promotion: Running<RulesOf<'loss-cashback'>>): Promise<boolean> {
  const { id, rules } = promotion;
  return await parts.database.transaction(async (transaction) => {
    const period = await endedPeriod(transaction, promotion, parts.clock.now());
    if (!period) return false;
    const members = await transaction.rows<{ member_id: string; lost: string }>(
      `SELECT p.member_id, l.lost FROM promotion_participations p CROSS JOIN LATERAL (${LOST.replace('$1', 'p.member_id').replace('$4', 'p.joined_at').replace('$5', '$4')}) l
        WHERE p.promotion_id = $1 AND p.left_at IS NULL AND l.lost::bigint > 0 ORDER BY p.member_id`,
      [id, period.starts_at, period.ends_at, rules.categories],
    );
    for (const { member_id: memberId, lost } of members) {
      const share = (BigInt(lost) * BigInt(rules.percent)) / 100n;
      if (share < BigInt(rules.least)) continue;
      const most = BigInt(rules.most);
      await noteAward(parts, transaction, {
        promotionId: id,
        memberId,
        cause: period.starts_on,
        amount: share < most ? share : most,
        automatic: rules.automatic,
      });
    }
    await transaction.run('UPDATE promotions SET settled_until = $2 WHERE id = $1', [id, period.ends_at]);
    return true;
  });
}

/** The oldest period that has ended and is not settled, with the promotion locked. The last one ends with the promotion. */
async function endedPeriod(
  transaction: Transaction,
  { id, rules, startsAt, endsAt }: Running<RulesOf<'loss-cashback'>>,
  now: Date,
): Promise<Period | undefined> {
  const locked = await transaction.first<{ from: Date | null }>(
    'SELECT settled_until AS from FROM promotions WHERE id = $1 FOR UPDATE',
    [id],
  );
  const from = locked?.from ?? startsAt;
  if (endsAt && from >= endsAt) return undefined;
  return await transaction.first<Period>(
    `SELECT $1::timestamptz AS starts_at, p.ends_at, brand_day($1::timestamptz)::text AS starts_on
       FROM (SELECT least($4::timestamptz, brand_day_begins((date_trunc($2, brand_day($1::timestamptz)::timestamp) + ('1 ' || $2)::interval)::date)) AS ends_at) p
      WHERE p.ends_at + interval '1 minute' <= $3`,
    [from, rules.period, now, endsAt],
  );
}
