import type { Withdrawal } from '@atrium/contracts/payments';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { filterOf, type KeysetList } from '../../platform/keyset.ts';
import { instantKey, numberKey } from '../../platform/order-key.ts';

export interface WithdrawalRow {
  id: string;
  memberId: string;
  reference: string;
  at: Date;
  amount: string;
  currency: string;
  account: string;
  /** As stored: a paid withdrawal whose time to respond is over stays `paid` until the background job updates it. */
  status: Withdrawal['status'];
  paidAt: Date | null;
  confirmUntil: Date | null;
  received: string | null;
  refunded: string;
  report: '' | 'open' | 'refunded' | 'declined';
  reason: string;
  paymentId: string | null;
  firstApprovedBy: string | null;
  states: { status: Withdrawal['status']; at: string }[];
}

const COLUMNS = `w.id, w.member_id AS "memberId", w.reference, w.created_at AS at, w.amount, w.currency, a.name || ' ···· ' || right(a.number, 4) AS account, w.status,
  w.paid_at AS "paidAt", w.confirm_until AS "confirmUntil", w.received, w.refunded, w.report, w.reason, w.payment_id AS "paymentId", w.first_approved_by AS "firstApprovedBy",
  (SELECT coalesce(json_agg(json_build_object('status', s.status, 'at', s.at) ORDER BY s.id), '[]') FROM withdrawal_states s WHERE s.withdrawal_id = w.id) AS states`;
const FROM = 'FROM withdrawals w JOIN payout_accounts a ON a.id = w.account_id';

/** A paid withdrawal without an answer in time counts as received from that instant on. Source: 4-68. */
export const lapsed = ({ status, confirmUntil }: Pick<WithdrawalRow, 'status' | 'confirmUntil'>, now: Date): boolean =>
  status === 'paid' && confirmUntil !== null && confirmUntil <= now;

/** A withdrawal for its member. */
export function withdrawalOf(row: WithdrawalRow, now: Date, mayCancel: boolean): Withdrawal {
  const over = lapsed(row, now);
  const { id, reference, amount, currency, account, received, refunded } = row;
  const showsReason =
    row.status === 'rejected' || row.status === 'failed' || row.report === 'declined' || row.report === 'refunded';
  return {
    id,
    reference,
    at: row.at.toISOString(),
    amount,
    currency,
    account,
    status: over ? 'received' : row.status,
    paidAt: row.paidAt?.toISOString() ?? null,
    confirmUntil: row.confirmUntil?.toISOString() ?? null,
    received,
    refunded,
    report: row.report === '' ? null : row.report,
    reason: showsReason ? row.reason : '',
    cancellable: mayCancel && row.status === 'in-review',
    answerable: row.status === 'paid' && !over,
    states: [
      ...row.states.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
      ...(over ? [{ status: 'received' as const, at: row.confirmUntil!.toISOString() }] : []),
    ],
  };
}

export const recentWithdrawals = (database: Queryable, memberId: string, count: number): Promise<WithdrawalRow[]> =>
  database.rows(`SELECT ${COLUMNS} ${FROM} WHERE w.member_id = $1 ORDER BY w.created_at DESC, w.id DESC LIMIT $2`, [
    memberId,
    count,
  ]);

/** A member's withdrawals, newest first, in the state that each has at `now`. */
export const withdrawalsIn = (memberId: string, status: Withdrawal['status'] | undefined, now: Date): KeysetList => ({
  columns: COLUMNS,
  table: 'withdrawals w',
  joins: 'JOIN payout_accounts a ON a.id = w.account_id',
  order: [instantKey('w.created_at'), numberKey('w.id')],
  range: (parameter) => `w.member_id = ${parameter(memberId)}`,
  filter: filterOf(
    status &&
      ((parameter) =>
        `${parameter(status)} = CASE WHEN w.status = 'paid' AND w.confirm_until <= ${parameter(now)} THEN 'received' ELSE w.status END`),
  ),
});

export const ownWithdrawal = (database: Queryable, memberId: string, id: string): Promise<WithdrawalRow | undefined> =>
  database.first(`SELECT ${COLUMNS} ${FROM} WHERE w.member_id = $1 AND w.id = $2::bigint`, [memberId, id]);

export const withdrawalById = (database: Queryable, id: string): Promise<WithdrawalRow | undefined> =>
  database.first(`SELECT ${COLUMNS} ${FROM} WHERE w.id = $1::bigint`, [id]);

/** Locks a withdrawal until the transaction ends; every change of it takes this lock first. */
export const lockWithdrawal = (transaction: Transaction, id: string): Promise<WithdrawalRow | undefined> =>
  transaction.first(`SELECT ${COLUMNS} ${FROM} WHERE w.id = $1::bigint FOR UPDATE OF w`, [id]);

export const lockByReference = (transaction: Transaction, reference: string): Promise<WithdrawalRow | undefined> =>
  transaction.first(`SELECT ${COLUMNS} ${FROM} WHERE w.reference = $1 FOR UPDATE OF w`, [reference]);

/** The whole number of the account that a withdrawal goes to, for the one case that an operator has opened. Source: 11-03. */
export async function accountNumber(queryable: Queryable, id: string): Promise<{ number: string }> {
  const row = await queryable.first<{ number: string }>(
    'SELECT a.number FROM payout_accounts a JOIN withdrawals w ON w.account_id = a.id WHERE w.id = $1::bigint',
    [id],
  );
  return row!;
}
