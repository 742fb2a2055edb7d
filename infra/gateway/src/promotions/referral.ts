import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { referral as referralCall } from '@atrium/contracts/promotions';
import { maskAccount } from '../games/mask-account.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

interface Invited {
  account: string;
  registered_at: Date;
  active: boolean;
  total: number;
}

/**
 * The member's invitation and the referred members: those that gave the account as recommender or referral code, and
 * the direct downline.
 */
export async function referral(
  { database }: Parts,
  { query, caller }: ParsedOf<typeof referralCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof referralCall>> {
  const { memberId, account } = caller.session;
  const { pageNo, pageSize } = query;
  const rows = await database.rows<Invited>(
    `SELECT m.account, m.registered_at, count(*) OVER ()::int AS total,
            EXISTS (SELECT 1 FROM daily_figures f WHERE f.member_id = m.id AND f.turnover > 0) AS active
       FROM members m
      WHERE m.id <> $1 AND (m.upline_id = $1 OR lower(m.details ->> 'recommenderId') = lower($2) OR lower(m.details ->> 'referralCode') = lower($2))
      ORDER BY m.registered_at DESC, m.id DESC LIMIT $3 OFFSET $4`,
    [memberId, account, pageSize, (pageNo - 1) * pageSize],
  );
  const total = rows[0]?.total ?? 0;
  return {
    code: account,
    path: `/register?recommenderId=${encodeURIComponent(account)}`,
    items: rows.map((row) => ({
      account: maskAccount(row.account),
      registeredAt: row.registered_at.toISOString(),
      active: row.active,
    })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
