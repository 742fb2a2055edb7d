import type { Queryable } from '../../src/platform/database.ts';
import type { MoneyEvent } from '../people/money-event.ts';
import type { MemberEvent } from '../people/member-histories.ts';

/** The time between a deposit's creation and its payment. */
const PAYING_MS = 90_000;
/** A member can report a missing payout for this long. */
const CONFIRM_HOURS = 24;

type Payment = Extract<MoneyEvent, { kind: 'deposit' | 'unpaid' }>;

/**
 * Stores the deposits and withdrawals of the entries in the ledger, unpaid deposits, payout accounts, and agent1's
 * contracts.
 */
export async function seedPayments(database: Queryable, histories: readonly MemberEvent[]): Promise<void> {
  const payments = histories.flatMap(({ member, event }) =>
    event.kind === 'deposit' || event.kind === 'unpaid' ? [paymentRow(member.id, event)] : [],
  );
  await database.run(
    `INSERT INTO deposits (reference, member_id, method, amount, fee, currency, status, created_at, settled_at, entry_id)
     SELECT x.reference, x.member, x.method, x.amount, x.fee, 'PHP', x.status, x.created, x.settled, e.id
       FROM jsonb_to_recordset($1) AS x (reference text, member bigint, method text, amount bigint, fee bigint, status text, created timestamptz, settled timestamptz)
       LEFT JOIN ledger_entries e ON e.scope = 'demo:deposit' AND e.key = x.reference
      ORDER BY x.created, x.reference`,
    [JSON.stringify(payments)],
  );
  await database.run(
    `INSERT INTO payout_accounts (member_id, name, holder, number)
     SELECT id, (ARRAY['Meridian Bank', 'Harbour Bank', 'Union Savings'])[1 + id % 3], nickname, lpad((id * 7919 % 1000000000)::text, 10, '4') FROM members WHERE type <> 4`,
  );
  const withdrawals = histories.flatMap(({ member, event }) =>
    event.kind === 'withdrawal' ? [withdrawalRow(member.id, event)] : [],
  );
  await database.run(
    `INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, status, created_at, reviewed_at, reviewed_by, reason, paid_at, confirm_until, receipt_reminded_at)
     SELECT x.reference, x.member, p.id, x.amount, 'PHP', x.status, x.created, x.decided, CASE WHEN x.decided IS NOT NULL THEN 'operator' END, x.reason, x.paid, x.until, x.paid
       FROM jsonb_to_recordset($1) AS x (reference text, member bigint, amount bigint, status text, created timestamptz, decided timestamptz, reason text, paid timestamptz, until timestamptz)
       JOIN payout_accounts p ON p.member_id = x.member
      ORDER BY x.created, x.reference`,
    [JSON.stringify(withdrawals)],
  );
  await database.run(
    `UPDATE members SET details = details || '{"contracts": {"dailySalary": true, "dividend": true, "hourlySalary": true, "realTimeSalary": true, "monthlyRebateSalary": true}}' WHERE account = 'agent1'`,
  );
}

const paymentRow = (member: string, payment: Payment) => ({
  member,
  reference: payment.reference,
  method: payment.method,
  amount: payment.amount,
  fee: payment.kind === 'deposit' ? payment.fee : 0,
  status: payment.kind === 'deposit' ? 'credited' : payment.status,
  created: new Date(payment.kind === 'deposit' ? payment.at - PAYING_MS : payment.at),
  settled: new Date(payment.kind === 'deposit' ? payment.at : payment.endedAt),
});

const withdrawalRow = (
  member: string,
  { reference, amount, status, at, decidedAt }: Extract<MoneyEvent, { kind: 'withdrawal' }>,
) => {
  const paid = decidedAt !== null && status !== 'rejected';
  return {
    member,
    reference,
    amount,
    status,
    created: new Date(at),
    decided: decidedAt === null ? null : new Date(decidedAt),
    reason: status === 'rejected' ? 'The holder of the account could not be confirmed' : '',
    paid: paid ? new Date(decidedAt) : null,
    until: paid ? new Date(decidedAt + CONFIRM_HOURS * 3_600_000) : null,
  };
};
