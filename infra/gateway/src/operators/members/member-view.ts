import type { OperatedMember } from '@atrium/contracts/operator-members';
import { limitsOf } from '../../limits/limits.repository.ts';
import type { Parts } from '../../platform/parts.ts';
import { balanceOf } from '../../wallet/balance.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';

const KINDS = ['deposit', 'deposit_net', 'loss', 'wager', 'session_time'] as const;

interface Row
  extends Pick<
    OperatedMember,
    'id' | 'account' | 'nickname' | 'type' | 'status' | 'upline' | 'toUpline' | 'language' | 'rank' | 'email' | 'mobile'
  > {
  currency: string;
  registeredAt: Date;
  lastLoginAt: Date | null;
}

export type FindBy = 'id' | 'account' | 'mobile' | 'email';
const WHERE: Readonly<Record<FindBy, string>> = {
  id: 'm.id::text = $1',
  account: 'lower(m.account) = lower($1)',
  mobile: "m.mobile = $1 OR m.mobile = '+' || $1",
  email: 'lower(m.email) = lower($1)',
};

/** The one member that the term matches exactly. */
export async function memberBy({ database }: Pick<Parts, 'database'>, by: FindBy, value: string): Promise<Row> {
  const rows = await database.rows<Row>(
    `SELECT m.id, m.account, m.nickname, m.type, CASE WHEN m.status = 'active' AND c.member_id IS NOT NULL THEN 'closed' ELSE m.status END AS status, u.account AS upline, m.to_upline AS "toUpline", m.language, m.rank_name AS rank, m.email, m.mobile, m.currency,
            m.registered_at AS "registeredAt", m.last_login_at AS "lastLoginAt"
       FROM members m LEFT JOIN members u ON u.id = m.upline_id
       LEFT JOIN account_closures c ON c.member_id = m.id AND c.reopened_at IS NULL WHERE ${WHERE[by]} LIMIT 2`,
    [value],
  );
  const [row, second] = rows;
  if (!row) throw new OperatorRefusal('UNKNOWN_MEMBER', 'Member not found.');
  if (second) throw new OperatorRefusal('UNKNOWN_MEMBER', 'Several members match. Look one up by account.');
  return row;
}

/** Everything that an operator sees about a member. */
export async function memberView(
  parts: Parts,
  { currency, registeredAt, lastLoginAt, ...row }: Row,
): Promise<OperatedMember> {
  const [{ cash, bonus, locked }, limits, exclusions, recent, sessions] = await Promise.all([
    balanceOf(parts.database, { memberId: row.id, type: row.type, currency }),
    limitsOf(parts, row.id, KINDS),
    exclusionsOf(parts, row.id),
    recentMovements(parts, row.id),
    parts.database.rows<{
      id: string;
      started_at: Date;
      last_seen_at: Date;
      ip: string;
      country: string;
      device: string;
    }>(
      'SELECT id, started_at, last_seen_at, ip, country, device FROM sessions WHERE member_id = $1 AND ended_at IS NULL ORDER BY last_seen_at DESC LIMIT 100',
      [row.id],
    ),
  ]);
  return {
    ...row,
    registeredAt: registeredAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    balance: { cash, bonus, locked, currency },
    limits: limits.map(({ kind, period, amount }) => ({ kind, period, amount: String(amount) })),
    exclusions,
    recent,
    sessions: sessions.map(({ started_at, last_seen_at, ...session }) => ({
      ...session,
      startedAt: started_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
  };
}

async function exclusionsOf({ database, clock }: Parts, memberId: string): Promise<OperatedMember['exclusions']> {
  const rows = await database.rows<{
    kind: OperatedMember['exclusions'][number]['kind'];
    from: Date;
    until: Date | null;
  }>(
    'SELECT kind, from_at AS "from", until_at AS until FROM rg_exclusions WHERE member_id = $1 AND (until_at IS NULL OR until_at > $2) ORDER BY from_at DESC LIMIT 20',
    [memberId, clock.now()],
  );
  return rows.map(({ kind, from, until }) => ({ kind, from: from.toISOString(), until: until?.toISOString() ?? null }));
}

const LAST = 20;

/**
 * Queried per ledger account, each with an index over its lines, so that a long history costs no more than a short one.
 */
async function recentMovements({ database }: Parts, memberId: string): Promise<OperatedMember['recent']> {
  const rows = await database.rows<Omit<OperatedMember['recent'][number], 'at'> & { at: Date }>(
    `SELECT l.entry_id || '-' || l.line AS id, l.at, e.kind, split_part(a.class, ':', 2) AS wallet, l.amount::text AS amount, l.currency,
            l.balance_after::text AS "balanceAfter", e.reference, entry_detail(e.scope, e.detail) AS detail
       FROM ledger_accounts a
      CROSS JOIN LATERAL (SELECT * FROM ledger_lines WHERE account_id = a.id AND balance_after IS NOT NULL ORDER BY at DESC, entry_id DESC LIMIT $2) l
       JOIN ledger_entries e ON e.id = l.entry_id
      WHERE a.member_id = $1 AND a.class LIKE 'player:%' ORDER BY l.at DESC, l.entry_id DESC, l.line LIMIT $2`,
    [memberId, LAST],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
