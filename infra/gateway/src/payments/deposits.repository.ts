import type { Deposit } from '@atrium/contracts/payments';
import type { Queryable } from '../platform/database.ts';
import type { MethodSetting } from './payment-methods.ts';
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

/** A deposit as the member reads it; the pay page only while there is something to pay. */
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
