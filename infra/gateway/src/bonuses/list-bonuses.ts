import type { Bonus, bonuses as call } from '@atrium/contracts/bonuses';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

interface Row extends Omit<Bonus, 'title' | 'contribution' | 'creditedAt' | 'endsAt' | 'endedAt'> {
  texts: Texts<{ title: string }> | null;
  contribution: Record<string, number>;
  creditedAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  total: number;
}

export async function listBonuses(
  { database }: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { pageNo, pageSize, language } = query;
  const rows = await database.rows<Row>(
    `SELECT b.id, b.promotion_id AS "promotionId", p.texts, b.state, b.amount, a.posted AS balance, b.wagering, b.contribution, b.days,
            least(b.wagered / 100, b.wagering)::text AS wagered, b.max_bet AS "maxBet", b.max_win AS "maxWin", b.converted, b.returned,
            b.credited_at AS "creditedAt", b.ends_at AS "endsAt", b.ended_at AS "endedAt", count(*) OVER ()::int AS total,
            (SELECT coalesce(sum(r.bonus_stake), 0)::text FROM rounds r WHERE r.bonus_account = b.account_id AND r.status = 'open') AS "inPlay"
       FROM bonuses b JOIN ledger_accounts a ON a.id = b.account_id LEFT JOIN promotions p ON p.id = b.promotion_id
      WHERE b.member_id = $1
      ORDER BY b.ended_at IS NOT NULL, CASE WHEN b.ended_at IS NULL THEN b.id END, b.id DESC LIMIT $2 OFFSET $3`,
    [caller.session.memberId, pageSize, (pageNo - 1) * pageSize],
  );
  const total = rows[0]?.total ?? 0;
  const items = rows.map(({ texts, contribution, creditedAt, endsAt, endedAt, total: _, ...row }) => ({
    ...row,
    title: texts ? textIn(texts, language).title : '',
    contribution: CATEGORIES.filter((category) => category in contribution).map((category) => ({
      category,
      percent: contribution[category]!,
    })),
    creditedAt: creditedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }));
  return { items, pageNo, totalPages: Math.ceil(total / pageSize), total };
}
