import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { referral as referralCall } from '@atrium/contracts/promotions';
import { maskAccount } from '../games/mask-account.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { type KeysetList, type Parameter, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';

interface Invited {
  account: string;
  registered_at: Date;
  active: boolean;
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
  const { cursor, pageSize } = query;
  const list: KeysetList = {
    columns:
      'm.account, m.registered_at, EXISTS (SELECT 1 FROM daily_figures f WHERE f.member_id = m.id AND f.turnover > 0) AS active',
    table: 'members m',
    order: [instantKey('m.registered_at'), numberKey('m.id')],
    range: [
      (parameter) => `m.upline_id = ${parameter(memberId)} AND m.id <> ${parameter(memberId)}`,
      ...['recommenderId', 'referralCode'].map(
        (code) => (parameter: Parameter) =>
          `m.details ? '${code}' AND lower(m.details ->> '${code}') = lower(${parameter(account)}) AND m.id <> ${parameter(memberId)}`,
      ),
    ],
  };
  const { rows, next } = await readPage<Invited>(database, list, { cursor, pageSize });
  return {
    code: account,
    path: `/register?recommenderId=${encodeURIComponent(account)}`,
    items: rows.map((row) => ({
      account: maskAccount(row.account),
      registeredAt: row.registered_at.toISOString(),
      active: row.active,
    })),
    next,
  };
}
