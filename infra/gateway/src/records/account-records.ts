import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { accountRecords as call, AccountRecord } from '@atrium/contracts/account-records';
import type { InferOutput } from 'valibot';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';

interface Row {
  id: string;
  at: Date;
  kind: InferOutput<typeof AccountRecord>['kind'];
  reference: string;
  detail: string;
  amount: string;
  balanceAfter: string;
  currency: string;
  status: string;
}

const FILTER = `FROM ledger_accounts a JOIN ledger_lines l ON l.account_id = a.id AND l.balance_after IS NOT NULL JOIN ledger_entries e ON e.id = l.entry_id
  WHERE a.member_id = $1 AND a.class = $2 AND a.currency = $3 AND l.at >= $4 AND l.at < $5 AND ($6::text IS NULL OR e.kind = $6)`;

/**
 * The movements of the main wallet, newest first, with incoming and outgoing totals over the whole filter. Source:
 * 2.9-13, 7-073.
 */
export async function accountRecords(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
) {
  const { memberId, type, currency } = caller.session;
  const { from, until } = await spanOf(parts, query);
  const filter = [
    memberId,
    type === TRIAL_ROLE ? 'player:play' : 'player:cash',
    currency,
    from,
    until,
    query.kind ?? null,
  ];
  const [totals, rows] = await Promise.all([
    parts.database.first<{ n: number; in: string; out: string }>(
      `SELECT count(*)::int AS n, coalesce(sum(l.amount) FILTER (WHERE l.amount > 0), 0)::text AS in, coalesce(-sum(l.amount) FILTER (WHERE l.amount < 0), 0)::text AS out ${FILTER}`,
      filter,
    ),
    parts.database.rows<Row>(
      `SELECT l.entry_id || '-' || l.line AS id, l.at, e.kind, e.reference, e.detail, l.amount, l.balance_after AS "balanceAfter", l.currency,
              coalesce((SELECT w.status FROM withdrawals w WHERE e.kind = 'withdrawal' AND w.reference = e.reference), 'done') AS status ${FILTER} ORDER BY l.at DESC, l.entry_id DESC, l.line DESC LIMIT $7 OFFSET $8`,
      [...filter, query.pageSize, (query.pageNo - 1) * query.pageSize],
    ),
  ]);
  const { n, in: received, out } = totals!;
  return {
    items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    pageNo: query.pageNo,
    totalPages: Math.ceil(n / query.pageSize),
    total: n,
    totals: { in: received, out, net: (BigInt(received) - BigInt(out)).toString() },
  };
}
