import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

export interface Turnover {
  staked: bigint;
  required: bigint;
}

/** Transfers along the agents' line, sent ones negative. Only the hours with transfers are read: a member has many other lines. */
const ON_LINE = `SELECT coalesce(sum(l.amount), 0) FROM since
   CROSS JOIN ledger_accounts a
   JOIN movement_hours h ON h.account_id = a.id AND h.kind = 'transfer' AND h.hour > since.at - interval '1 hour'
   JOIN ledger_lines l ON l.account_id = a.id AND l.balance_after IS NOT NULL AND l.at >= h.hour AND l.at < h.hour + interval '1 hour' AND l.at > since.at
   JOIN ledger_entries e ON e.id = l.entry_id AND e.scope LIKE 'line-transfer:%'
  WHERE a.member_id = $1 AND a.class = 'player:cash'`;

/**
 * The turnover required since the last withdrawal before the next one: the setting `withdrawal.turnoverPercent` of the
 * deposits since then (0: none). What came along the agents' line counts like a deposit, and what went there no more: it is
 * played by its receiver. Only finished rounds count, since the stake of an open round can be returned. Null if
 * nothing is required, and for a barred, blocked or underage player, who may
 * always withdraw (RG-13).
 */
export async function requiredTurnover(parts: Parts, queryable: Queryable, memberId: string): Promise<Turnover | null> {
  const percent = await parts.settings.get('withdrawal.turnoverPercent', 0);
  if (percent <= 0) return null;
  const row = await queryable.first<{ barred: boolean | null; paidIn: string; staked: string }>(
    `WITH since AS (SELECT coalesce(max(created_at), '-infinity') AS at FROM withdrawals WHERE member_id = $1 AND status NOT IN ('rejected', 'cancelled', 'failed'))
     SELECT player_bar($1, $2) IN ('ACCOUNT_CLOSED', 'PLAYER_EXCLUDED', 'UNDER_AGE', 'ACCOUNT_IN_REVIEW', 'AGENT_BLOCK') AS barred,
            greatest(0, (SELECT coalesce(sum(amount), 0) FROM deposits, since WHERE member_id = $1 AND status = 'credited' AND settled_at > since.at)
              + (${ON_LINE}))::text AS "paidIn",
            (SELECT coalesce(sum(stake), 0) FROM rounds, since WHERE member_id = $1 AND opened_at > since.at AND status IN ('won', 'lost'))::text AS staked`,
    [memberId, parts.clock.now()],
  );
  const required = (BigInt(row!.paidIn) * BigInt(Math.round(percent))) / 100n;
  return row!.barred === true || required === 0n ? null : { staked: BigInt(row!.staked), required };
}
