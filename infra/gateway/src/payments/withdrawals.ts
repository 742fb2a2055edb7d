import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { createWithdrawal as createCall, Withdrawal } from '@atrium/contracts/payments';
import type { InferOutput } from 'valibot';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { payloadHash } from '../platform/idempotency.ts';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from '../wallet/balance.ts';
import { post } from '../wallet/ledger.ts';

interface Row {
  id: string;
  reference: string;
  at: Date;
  amount: string;
  currency: string;
  account: string;
  status: InferOutput<typeof Withdrawal>['status'];
  paidAt: Date | null;
  confirmUntil: Date | null;
}

const COLUMNS = `w.id, w.reference, w.created_at AS at, w.amount, w.currency, a.name || ' ·' || right(a.number, 4) AS account, w.status, w.paid_at AS "paidAt", w.confirm_until AS "confirmUntil"`;
const LEAST = '10000';
const MOST = '50000000';
const RECENT = 5;

const withdrawalOf = ({ at, paidAt, confirmUntil, ...row }: Row): InferOutput<typeof Withdrawal> => ({
  ...row,
  at: at.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  confirmUntil: confirmUntil?.toISOString() ?? null,
});

const bounds = async (parts: Parts) => ({
  min: await parts.settings.get('withdrawal.min', LEAST),
  max: await parts.settings.get('withdrawal.max', MOST),
});

/** What can be withdrawn and to where; account numbers masked but for their end. */
export async function withdrawalOptions(parts: Parts, { caller }: { caller: MemberCaller }) {
  const { memberId } = caller.session;
  const [balance, accounts, recent] = await Promise.all([
    balanceOf(parts.database, caller.session),
    parts.database.rows<{ id: string; name: string; number: string }>(
      "SELECT id, name, '···· ' || right(number, 4) AS number FROM payout_accounts WHERE member_id = $1 AND removed_at IS NULL ORDER BY id",
      [memberId],
    ),
    parts.database.rows<Row>(
      `SELECT ${COLUMNS} FROM withdrawals w JOIN payout_accounts a ON a.id = w.account_id WHERE w.member_id = $1 ORDER BY w.created_at DESC, w.id DESC LIMIT ${RECENT}`,
      [memberId],
    ),
  ]);
  return {
    available: balance.cash,
    bonusTurnover: null,
    ...(await bounds(parts)),
    accounts,
    recent: recent.map(withdrawalOf),
  };
}

/** Asks for a withdrawal: the amount leaves what can be played with at once and stays locked until it is reviewed. */
export async function createWithdrawal(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof createCall> & { caller: MemberCaller; transaction: Transaction; key: string },
) {
  const { memberId, currency } = caller.session;
  const { min, max } = await bounds(parts);
  const amount = BigInt(body.amount);
  if (amount < BigInt(min) || amount > BigInt(max)) throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: { min, max } });
  const account = await transaction.first(
    'SELECT id FROM payout_accounts WHERE id::text = $1 AND member_id = $2 AND removed_at IS NULL',
    [body.accountId, memberId],
  );
  if (!account) throw new Refusal('PAYMENT_METHOD_UNKNOWN');
  const now = parts.clock.now();
  const reference = `W${now.toISOString().slice(2, 10).replaceAll('-', '')}-${payloadHash([memberId, key]).slice(0, 10).toUpperCase()}`;
  await post(parts, transaction, {
    kind: 'withdrawal',
    memberId,
    scope: 'withdrawal',
    key: reference,
    payload: [body.amount, body.accountId],
    reference,
    detail: 'requested',
    currency,
    lines: [
      { account: { class: 'player:cash', memberId }, amount: -amount },
      { account: { class: 'player:locked', memberId }, amount },
    ],
  });
  const made = await transaction.first<{ id: string }>(
    'INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
    [reference, memberId, body.accountId, body.amount, currency, now],
  );
  const row = await transaction.first<Row>(
    `SELECT ${COLUMNS} FROM withdrawals w JOIN payout_accounts a ON a.id = w.account_id WHERE w.id = $1`,
    [made!.id],
  );
  return withdrawalOf(row!);
}
