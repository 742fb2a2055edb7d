import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { createWithdrawal as call, Withdrawal } from '@atrium/contracts/payments';
import type { MemberCaller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { payloadHash } from '../../platform/idempotency.ts';
import type { Parts } from '../../platform/parts.ts';
import { isUsable, type PayoutAccountRow } from '../../payout-accounts/list-payout-accounts.ts';
import { requireIdentity } from './require-identity.ts';
import { requiredTurnover } from './required-turnover.ts';
import { twoPersonsFrom } from './two-persons.ts';
import { moveWithdrawal } from './withdrawal-money.ts';
import { mayCancel, withdrawalBounds } from './withdrawal-options.ts';
import { withdrawalById, withdrawalOf } from './withdrawals.repository.ts';

/** Requests a withdrawal: the amount leaves the playable balance at once and stays locked until the review. */
export async function createWithdrawal(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof call> & { caller: MemberCaller; transaction: Transaction; key: string },
): Promise<Withdrawal> {
  const { memberId, currency } = caller.session;
  const { min, max } = await withdrawalBounds(parts, transaction, memberId);
  const amount = BigInt(body.amount);
  if (amount < BigInt(min) || amount > BigInt(max)) throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: { min, max } });
  const account = await transaction.first<Pick<PayoutAccountRow, 'state' | 'usableFrom'>>(
    'SELECT state, usable_from AS "usableFrom" FROM payout_accounts WHERE id::text = $1 AND member_id = $2 AND removed_at IS NULL FOR SHARE',
    [body.accountId, memberId],
  );
  if (!account) throw new Refusal('PAYMENT_METHOD_UNKNOWN');
  if (!isUsable(account, parts.clock.now())) throw new Refusal('PAYOUT_ACCOUNT_WAITING');
  await requireIdentity(parts, transaction, memberId);
  const turnover = await requiredTurnover(parts, transaction, memberId);
  if (turnover && turnover.staked < turnover.required)
    throw new Refusal('TURNOVER_MISSING', { params: { left: (turnover.required - turnover.staked).toString() } });
  const now = parts.clock.now();
  const reference = `W${now.toISOString().slice(2, 10).replaceAll('-', '')}-${payloadHash([parts.config.brand, memberId, key]).slice(0, 10).toUpperCase()}`;
  await moveWithdrawal(parts, transaction, 'requested', { memberId, reference, amount: body.amount, currency });
  const made = await transaction.first<{ id: string }>(
    'INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, created_at, two_persons_from) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
    [reference, memberId, body.accountId, body.amount, currency, now, await twoPersonsFrom(parts)],
  );
  return withdrawalOf((await withdrawalById(transaction, made!.id))!, now, await mayCancel(parts));
}
