import type { bills as call } from '@atrium/contracts/agent-bills';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { spanOf } from '../agents/day-span.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { BILL, BILLS_OF, type BillRow, shownBill } from './bills.repository.ts';

const USUAL_DAYS = 90;
const WANTED = `($2::text IS NULL OR b.kind = $2) AND ($3::text IS NULL OR b.state = $3)
  AND b.ends_at > (SELECT brand_day_begins($5::date)) AND b.ends_at <= (SELECT brand_day_begins($6::date + 1))
  AND (NOT $4::boolean OR EXISTS (SELECT 1 FROM bill_disputes d WHERE d.bill_id = b.id))`;

/** Bills of a scope, newest first, with sums over the whole filter. Source: 12-10. */
export async function listBills(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { database } = parts;
  const { scope, kind, state, disputed, pageNo, pageSize } = query;
  const { from, to } = await spanOf(parts, query, USUAL_DAYS);
  const filter = [caller.session.memberId, kind ?? null, state ?? null, disputed !== undefined, from, to];
  const found = `WHERE ${BILLS_OF[scope]} AND ${WANTED}`;
  const [rows, sums] = await Promise.all([
    database.rows<BillRow>(`${BILL} ${found} ORDER BY b.ends_at DESC, b.starts_at DESC, b.id DESC LIMIT $7 OFFSET $8`, [
      ...filter,
      pageSize,
      (pageNo - 1) * pageSize,
    ]),
    database.first<{ total: number; due: string; paid: string }>(
      `SELECT count(*)::int AS total, coalesce(sum(b.due), 0)::text AS due, coalesce(sum(b.paid), 0)::text AS paid FROM agent_bills b ${found}`,
      filter,
    ),
  ]);
  const { total, ...totals } = sums!;
  return { items: rows.map(shownBill), pageNo, totalPages: Math.ceil(total / pageSize), total, totals };
}
