import type { BillDetail, bill as call } from '@atrium/contracts/agent-bills';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { type BillRow, billFor, linesOf, shownBill } from './bills.repository.ts';

const DAY_MS = 86_400_000;
/** A bill can be disputed for this time after its period. */
const DISPUTE_DAYS = 60;

/** Whether a member may dispute a bill: who is paid by it or pays it, once at a time, while it is recent. */
export const mayDispute = ({ agentId, payerId, endsAt, dispute }: BillRow, memberId: string, now: Date): boolean =>
  [agentId, payerId].includes(memberId) &&
  dispute !== 'open' &&
  now.getTime() - endsAt.getTime() < DISPUTE_DAYS * DAY_MS;

type Dispute = Omit<BillDetail['disputes'][number], 'openedAt' | 'answeredAt'> & {
  openedAt: Date;
  answeredAt: Date | null;
};

/** The lines of a bill and what was paid of it. */
export async function calculationOf(
  database: Queryable,
  row: BillRow,
): Promise<Pick<BillDetail, 'lines' | 'carriedOutMicro' | 'payments'>> {
  const lines = await linesOf(database, row);
  const payments = await database.rows<{ at: Date; amount: string }>(
    'SELECT at, amount::text AS amount FROM contract_payments WHERE settlement_id = $1 ORDER BY number',
    [row.settlementId],
  );
  return {
    lines,
    carriedOutMicro: row.carriedOut,
    payments: [
      ...payments.map(({ at, amount }) => ({ at: at.toISOString(), amount })),
      ...(row.settlementId === null && row.paidAt ? [{ at: row.paidAt.toISOString(), amount: row.paid }] : []),
    ],
  };
}

/** A bill with its lines, payments and disputes, for a member who may see it. */
export async function detailOf(parts: Parts, database: Queryable, memberId: string, id: string): Promise<BillDetail> {
  const row = await billFor(database, memberId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  // One after the other: in a transaction there is one connection.
  const calculation = await calculationOf(database, row);
  const disputes = await database.rows<Dispute>(
    `SELECT id::text AS id, state, opened_by = $2 AS mine, opened_at AS "openedAt", reason, answered_at AS "answeredAt", answer, amount::text AS amount
       FROM bill_disputes WHERE bill_id = $1 ORDER BY id DESC`,
    [id, memberId],
  );
  return {
    ...shownBill(row),
    ...calculation,
    disputes: disputes.map(({ openedAt, answeredAt, ...rest }) => ({
      ...rest,
      openedAt: openedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    mayDispute: mayDispute(row, memberId, parts.clock.now()),
  };
}

/** Source: 12-10. */
export const readBill = (
  parts: Parts,
  { params, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<BillDetail> => detailOf(parts, parts.database, caller.session.memberId, params.id);
