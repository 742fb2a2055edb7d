import type { teamTransactions as call } from '@atrium/contracts/agents';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { isInTree, MEMBERS_OF } from './agents.repository.ts';
import { spanOf } from '../wallet/day-span.ts';
import { refuseArchived } from '../wallet/refuse-archived.ts';

type Transaction = ReplyOf<typeof call>['items'][number];

/** Lines of the main wallets of a scope; with a text, of the accounts that start with it. */
const filterOf = (scope: keyof typeof MEMBERS_OF) => `FROM members m
  JOIN ledger_accounts a ON a.member_id = m.id AND a.class = 'player:cash' AND a.currency = $2
  JOIN ledger_lines l ON l.account_id = a.id AND l.balance_after IS NOT NULL
  JOIN ledger_entries e ON e.id = l.entry_id
  WHERE ${MEMBERS_OF[scope]} AND l.at >= $3 AND l.at < $4
    AND ($5::text IS NULL OR e.kind = $5) AND (NOT $7::boolean OR e.kind IN ('commission', 'rebate')) AND ($6::text IS NULL OR starts_with(lower(m.account), lower($6)))`;

/** The movements of a scope's wallets, newest first, with totals over the whole filter. Source: 2.10-11. */
export async function teamTransactions(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { memberId, currency } = caller.session;
  const { pageNo, pageSize, kind, earnings, text } = query;
  const { from, until } = await spanOf(parts, query);
  if (query.from !== undefined) await refuseArchived(parts.database, from);
  const top = query.under ?? memberId;
  if (!(await isInTree(parts.database, memberId, top))) throw new Refusal('NOT_IN_DOWNLINE');
  const found = filterOf(query.scope ?? 'below');
  const filter = [top, currency, from, until, kind ?? null, text?.trim() || null, earnings === 'true'];
  const [totals, rows] = await Promise.all([
    parts.database.first<{ total: number; in: string; out: string }>(
      `SELECT count(*)::int AS total, coalesce(sum(l.amount) FILTER (WHERE l.amount > 0), 0)::text AS in, coalesce(-sum(l.amount) FILTER (WHERE l.amount < 0), 0)::text AS out ${found}`,
      filter,
    ),
    parts.database.rows<Omit<Transaction, 'at'> & { at: Date }>(
      `SELECT l.entry_id || '-' || l.line AS id, l.at, m.account, e.kind, e.reference, entry_detail(e.scope, e.detail) AS detail, l.amount, l.currency ${found} ORDER BY l.at DESC, l.entry_id DESC, l.line DESC LIMIT $8 OFFSET $9`,
      [...filter, pageSize, (pageNo - 1) * pageSize],
    ),
  ]);
  const { total, in: received, out } = totals!;
  return {
    items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    totals: { in: received, out, net: (BigInt(received) - BigInt(out)).toString() },
  };
}
