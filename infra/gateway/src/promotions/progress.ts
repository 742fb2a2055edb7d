import type { Queryable } from '../platform/database.ts';
import { LOST } from './engines/loss-cashback.ts';
import { FRIENDS } from './engines/referral.ts';
import type { PromotionRow } from './promotions.repository.ts';

interface Participant {
  memberId: string;
  joinedAt: Date;
  now: Date;
}

export interface Progress {
  reached: bigint;
  target: bigint | null;
}

/** What a participant has done of what the rules ask for, in their unit. */
export async function progressOf(
  database: Queryable,
  { id, rules, starts_at: startsAt }: PromotionRow,
  { memberId, joinedAt, now }: Participant,
): Promise<Progress | undefined> {
  const count = async (text: string, values: unknown[]): Promise<bigint> =>
    BigInt((await database.first<{ n: string }>(text, values))!.n);
  switch (rules?.engine) {
    case 'deposit-match':
      // A deposit that is under way.
      return {
        reached: await count(
          "SELECT coalesce(max(amount), 0)::text AS n FROM deposits WHERE member_id = $1 AND created_at >= $2 AND status IN ('waiting', 'credited')",
          [memberId, joinedAt],
        ),
        target: BigInt(rules.least),
      };
    case 'loss-cashback': {
      const lost = await count(
        LOST.replace('AS lost', 'AS n').replace(
          '$2',
          `greatest($2::timestamptz, brand_day_begins(date_trunc('${rules.period}', brand_day($3)::timestamp)::date))`,
        ),
        [memberId, startsAt, now, joinedAt, rules.categories],
      );
      return { reached: lost > 0n ? lost : 0n, target: null };
    }
    case 'free-tickets':
      return {
        reached: await count(
          `SELECT (count(*) % $4)::text AS n FROM lottery_tickets t JOIN rounds r ON r.id = t.number
            WHERE r.member_id = $1 AND t.game_code = $2 AND NOT t.play_money AND r.opened_at >= $3 AND r.status IN ('won', 'lost')`,
          [memberId, rules.gameCode, joinedAt, rules.every],
        ),
        target: BigInt(rules.every),
      };
    case 'referral':
      return {
        reached: await count(
          `SELECT count(*)::text AS n FROM (SELECT $1::bigint AS member_id, $2::timestamptz AS joined_at) p JOIN members m ON m.id = p.member_id CROSS JOIN LATERAL (${FRIENDS}) f`,
          [memberId, joinedAt],
        ),
        target: BigInt(rules.friends),
      };
    case 'check-in':
      return {
        reached: await count(
          'SELECT count(*)::text AS n FROM promotion_check_ins WHERE promotion_id = $1 AND member_id = $2',
          [id, memberId],
        ),
        target: BigInt(rules.days),
      };
    default:
      return undefined;
  }
}
