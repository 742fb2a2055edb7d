import type { agentBill, agentBills, billDisputes } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { calculationOf } from '../../agent-bills/bill-detail.ts';
import { BILL, type BillRow, shownBill } from '../../agent-bills/bills.repository.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { pendingChanges } from '../../operations/propose-change.ts';
import type { Parts } from '../../platform/parts.ts';

/** Bills of all agents, or of one. Source: 12-13. */
export async function listAgentBills(
  { database }: Parts,
  { query }: OperatorCall<undefined>,
): Promise<OperationReply<typeof agentBills>> {
  const { account, state } = query as { account?: string; state?: string };
  const agent =
    account === undefined
      ? undefined
      : await database.first<{ id: string }>('SELECT id FROM members WHERE lower(account) = lower($1)', [account]);
  if (account !== undefined && !agent)
    throw new OperatorRefusal('UNKNOWN_MEMBER', 'There is no account with this name.');
  const rows = await database.rows<BillRow & { payerAccount: string | null }>(
    `SELECT x.*, p.account AS "payerAccount" FROM (
       ${BILL} WHERE ($1::bigint IS NULL OR b.agent_id = $1) AND ($2::text IS NULL OR b.state = $2)
        ORDER BY b.ends_at DESC, b.id DESC LIMIT 100) x
       LEFT JOIN members p ON p.id = x."payerId" ORDER BY x."endsAt" DESC, x.id DESC`,
    [agent?.id ?? null, state ?? null],
  );
  return rows.map((row) => ({ ...shownBill(row), payerAccount: row.payerAccount }));
}

/** A bill with its calculation. Source: 12-10, 12-13. */
export async function readAgentBill(
  { database }: Parts,
  { params }: OperatorCall<undefined>,
): Promise<OperationReply<typeof agentBill>> {
  const row = await database.first<BillRow & { payerAccount: string | null }>(
    `SELECT x.*, p.account AS "payerAccount" FROM (${BILL} WHERE b.id = $1) x LEFT JOIN members p ON p.id = x."payerId"`,
    [params.id],
  );
  if (!row) throw new OperatorRefusal('UNKNOWN_BILL', 'There is no bill with this ID.');
  return { ...shownBill(row), payerAccount: row.payerAccount, ...(await calculationOf(database, row)) };
}

type Dispute = OperationReply<typeof billDisputes>[number];
interface DisputeRow extends Omit<Dispute, 'from' | 'to' | 'openedAt' | 'waits'> {
  from: Date;
  to: Date;
  openedAt: Date;
}

export async function listDisputes({ database, clock }: Parts): Promise<Dispute[]> {
  const answers = await pendingChanges(database, clock.now());
  const waiting = new Set(answers.flatMap(({ kind, subject }) => (kind === 'dispute' ? [subject] : [])));
  const rows = await database.rows<DisputeRow>(
    `SELECT d.id::text AS id, d.bill_id AS "billId", b.kind, m.account, p.account AS "payerAccount", b.starts_at AS "from", b.ends_at AS "to",
            b.due::text AS due, b.paid::text AS paid, o.account AS "openedBy", d.opened_at AS "openedAt", d.reason, d.state,
            d.answered_by AS "answeredBy", d.answer, d.amount::text AS amount
       FROM bill_disputes d JOIN members o ON o.id = d.opened_by
       JOIN agent_bills b ON b.id = d.bill_id JOIN members m ON m.id = b.agent_id LEFT JOIN members p ON p.id = b.payer_id
      ORDER BY d.state <> 'open', CASE WHEN d.state = 'open' THEN d.id ELSE -d.id END LIMIT 100`,
  );
  return rows.map(({ from, to, openedAt, ...row }) => ({
    ...row,
    from: from.toISOString(),
    to: to.toISOString(),
    openedAt: openedAt.toISOString(),
    waits: waiting.has(row.id),
  }));
}
