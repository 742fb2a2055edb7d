import type { PaymentCreated } from '@atrium/contracts/payment-provider';
import type { Deposit } from '@atrium/contracts/payments';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { MethodSetting } from '../system/default-payment-methods.ts';
import { textIn } from '../notices/text-in.ts';

export interface DepositRow {
  id: string;
  reference: string;
  memberId: string;
  method: string;
  amount: string;
  fee: string;
  currency: string;
  status: Deposit['status'];
  paymentId: string | null;
  payUrl: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

export const DEPOSIT_COLUMNS =
  'id, reference, member_id AS "memberId", method, amount, fee, currency, status, payment_id AS "paymentId", pay_url AS "payUrl", created_at AS "createdAt", settled_at AS "settledAt"';

/** A deposit for the member, with the pay page only while it is unpaid. */
export function depositOf(row: DepositRow, methods: readonly MethodSetting[], language: string): Deposit {
  const method = methods.find(({ code }) => code === row.method);
  return {
    id: row.id,
    reference: row.reference,
    at: row.createdAt.toISOString(),
    method: row.method,
    methodName: method ? textIn(method.names, language) : row.method,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    status: row.status,
    settledAt: row.settledAt?.toISOString() ?? null,
    payUrl: row.status === 'waiting' ? row.payUrl : null,
  };
}

export const depositByReference = (queryable: Queryable, reference: string): Promise<DepositRow | undefined> =>
  queryable.first<DepositRow>(`SELECT ${DEPOSIT_COLUMNS} FROM deposits WHERE reference = $1 FOR UPDATE`, [reference]);

export const ownDeposit = (queryable: Queryable, memberId: string, id: string): Promise<DepositRow | undefined> =>
  queryable.first<DepositRow>(`SELECT ${DEPOSIT_COLUMNS} FROM deposits WHERE member_id = $1 AND id::text = $2`, [
    memberId,
    id,
  ]);

export interface NewDeposit {
  reference: string;
  memberId: string;
  method: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  now: Date;
}

/** Stores a new deposit, before the provider is called. */
export async function noteDeposit(
  transaction: Transaction,
  { reference, memberId, method, amount, fee, currency, now }: NewDeposit,
): Promise<string> {
  const row = await transaction.first<{ id: string }>(
    'INSERT INTO deposits (reference, member_id, method, amount, fee, currency, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
    [reference, memberId, method, amount.toString(), fee.toString(), currency, now],
  );
  return row!.id;
}

/** Stores the payment that the provider has opened. If the webhook was faster, only the address is new. */
export async function openedDeposit(
  queryable: Queryable,
  id: string,
  { paymentId, payUrl }: PaymentCreated,
): Promise<DepositRow> {
  const row = await queryable.first<DepositRow>(
    `UPDATE deposits SET payment_id = coalesce(payment_id, $2), pay_url = $3 WHERE id = $1 RETURNING ${DEPOSIT_COLUMNS}`,
    [id, paymentId, payUrl],
  );
  return row!;
}

/**
 * Marks a deposit without a pay page as failed, so that it no longer counts towards the limits. If it is paid
 * nevertheless, it is credited.
 */
export const unopenedDeposit = (queryable: Queryable, id: string, now: Date): Promise<number> =>
  queryable.run(
    "UPDATE deposits SET status = 'failed', settled_at = $2 WHERE id = $1 AND status = 'waiting' AND pay_url IS NULL",
    [id, now],
  );

export const reopenDeposit = (queryable: Queryable, id: string): Promise<number> =>
  queryable.run(
    "UPDATE deposits SET status = 'waiting', settled_at = NULL WHERE id = $1 AND status IN ('failed', 'expired') AND pay_url IS NULL",
    [id],
  );

/** Expires deposits of a process that died before it called the provider. */
export const giveUpUnopened = (queryable: Queryable, before: Date, now: Date): Promise<number> =>
  queryable.run(
    "UPDATE deposits SET status = 'expired', settled_at = $2 WHERE status = 'waiting' AND pay_url IS NULL AND created_at < $1",
    [before, now],
  );
