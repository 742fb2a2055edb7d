import type { ReplyOf } from '@atrium/contracts/endpoint';
import { VIP_ABOVE_LEVEL } from '@atrium/contracts/configuration';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { ownRank as ownRankCall, ranks as ranksCall } from '@atrium/contracts/rewards';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { greatestOfBrand, greatestWithdrawal } from '../ranks/greatest-withdrawal.ts';
import { rankRules } from '../ranks/rank-rules.ts';

/** The ranks as the engine applies them. Source: 11-15. */
export async function ranks({ settings }: Parts): Promise<ReplyOf<typeof ranksCall>> {
  const [rules, most] = await Promise.all([rankRules(settings), greatestOfBrand(settings)]);
  return rules.map((rule) => ({
    level: rule.level,
    name: rule.name,
    validBet: rule.turnover,
    monthlyBet: rule.keep,
    pointsPercent: rule.pointsPercent,
    cashback: CATEGORIES.filter((category) => rule.cashback[category]).map((category) => ({
      category,
      ratePercent: rule.cashback[category]! / 100,
    })),
    birthdayGift: rule.birthdayGift,
    monthlyGift: rule.monthlyGift,
    withdrawalsFirst: rule.withdrawalsFirst,
    withdrawalMost: greatestWithdrawal(most, rule),
    vipService: rule.level > VIP_ABOVE_LEVEL,
  }));
}

interface Own {
  level: number;
  name: string;
  valid: string;
  month_valid: string;
  lowered_to: number | null;
  changed_at: Date | null;
}

export async function ownRank(
  { database, clock, settings }: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof ownRankCall>> {
  const row = (await database.first<Own>(
    `SELECT m.rank_level AS level, m.rank_name AS name, coalesce(p.valid_total, 0)::text AS valid, p.lowered_to,
            CASE WHEN p.month = date_trunc('month', brand_day($2)::timestamp)::date THEN p.month_valid ELSE 0 END::text AS month_valid,
            (SELECT c.at FROM rank_changes c WHERE c.member_id = m.id ORDER BY c.id DESC LIMIT 1) AS changed_at
       FROM members m LEFT JOIN member_progress p ON p.member_id = m.id WHERE m.id = $1`,
    [caller.session.memberId, clock.now()],
  ))!;
  const next = (await rankRules(settings)).find((rank) => rank.level > row.level);
  const regains = row.lowered_to !== null && next !== undefined && BigInt(row.valid) >= BigInt(next.turnover);
  return {
    level: row.level,
    name: row.name,
    validBet: row.valid,
    monthBet: row.month_valid,
    regainBet: regains ? next.keep : null,
    changedAt: row.changed_at?.toISOString() ?? null,
  };
}
