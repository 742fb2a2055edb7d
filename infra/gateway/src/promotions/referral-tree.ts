import type { ReplyOf } from '@atrium/contracts/endpoint';
import { REFERRAL_LEVELS, type referralTree as treeCall } from '@atrium/contracts/promotions';
import { maskAccount } from '../games/mask-account.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Of one member, newest first, and of the whole list. */
const FRIENDS_LIMIT = 50;
const MEMBERS_LIMIT = 300;

interface Row {
  level: number;
  account: string;
  registered_at: Date;
  active: boolean;
  invited: number;
}

/** Those who registered with the account of `t` as code, each by an index of its own. */
const INVITED_BY = `SELECT f.id FROM members f WHERE f.details ? 'recommenderId' AND lower(f.details ->> 'recommenderId') = lower(t.account)
  UNION SELECT f.id FROM members f WHERE f.details ? 'referralCode' AND lower(f.details ->> 'referralCode') = lower(t.account)`;

/** Friends and their friends, each after the one above it. Nobody is listed twice, also where two invited each other. */
const TREE = `
  WITH RECURSIVE tree AS (
    SELECT m.id, m.account, m.registered_at, 0 AS level, ARRAY[m.id] AS path, ARRAY[]::bigint[] AS place FROM members m WHERE m.id = $1
    UNION ALL
    SELECT n.id, n.account, n.registered_at, t.level + 1, t.path || n.id, t.place || -extract(epoch FROM n.registered_at)::bigint || n.id
      FROM tree t CROSS JOIN LATERAL (
        SELECT f.id, f.account, f.registered_at FROM members f
         WHERE f.id IN (${INVITED_BY}) AND f.id <> ALL (t.path) ORDER BY f.registered_at DESC, f.id DESC LIMIT ${FRIENDS_LIMIT}) n
     WHERE t.level < ${REFERRAL_LEVELS})`;

/** The tree of the invited, accounts masked. Source: 11-23. */
export async function referralTree(
  { database }: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof treeCall>> {
  const rows = await database.rows<Row>(
    `${TREE} SELECT t.level, t.account, t.registered_at, (SELECT count(*)::int FROM (${INVITED_BY}) i) AS invited,
            EXISTS (SELECT 1 FROM daily_figures f WHERE f.member_id = t.id AND f.turnover > 0) AS active
       FROM tree t WHERE t.level > 0 ORDER BY t.place LIMIT ${MEMBERS_LIMIT + 1}`,
    [caller.session.memberId],
  );
  const listed = rows.slice(0, MEMBERS_LIMIT);
  const levels = Array.from({ length: REFERRAL_LEVELS }, (_, at) => {
    const here = listed.filter(({ level }) => level === at + 1);
    return { level: at + 1, members: here.length, active: here.filter(({ active }) => active).length };
  });
  return {
    levels,
    members: listed.map((row) => ({
      level: row.level,
      account: maskAccount(row.account),
      registeredAt: row.registered_at.toISOString(),
      active: row.active,
      invited: row.invited,
    })),
    more: rows.length > MEMBERS_LIMIT || listed.some(({ invited }) => invited > FRIENDS_LIMIT),
  };
}
