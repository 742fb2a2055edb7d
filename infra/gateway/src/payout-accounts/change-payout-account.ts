import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { choosePayoutAccount, PayoutAccounts, removePayoutAccount } from '@atrium/contracts/payout-accounts';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { listPayoutAccounts } from './list-payout-accounts.ts';

type Call<E> = ParsedOf<E> & { caller: MemberCaller };

/** Makes an account the default. Source: 11-01. */
export async function chooseDefault(
  parts: Parts,
  { params, caller }: Call<typeof choosePayoutAccount>,
): Promise<PayoutAccounts> {
  const { memberId } = caller.session;
  await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    await transaction.run('UPDATE payout_accounts SET is_default = false WHERE member_id = $1 AND is_default', [
      memberId,
    ]);
    const chosen = await transaction.run(
      "UPDATE payout_accounts SET is_default = true WHERE id = $1 AND member_id = $2 AND removed_at IS NULL AND state <> 'refused'",
      [params.id, memberId],
    );
    if (chosen === 0) throw new Refusal('PAYOUT_ACCOUNT_UNKNOWN');
  });
  return await listPayoutAccounts(parts, { caller });
}

/** Removes an account, unless a withdrawal to it is under way. Source: 11-01. */
export async function removeAccount(
  parts: Parts,
  { params, caller }: Call<typeof removePayoutAccount>,
): Promise<PayoutAccounts> {
  const { memberId } = caller.session;
  await parts.database.transaction(async (transaction) => {
    // A withdrawal locks its account for share, so that none is requested meanwhile.
    const account = await transaction.first(
      'SELECT 1 FROM payout_accounts WHERE id = $1 AND member_id = $2 AND removed_at IS NULL FOR UPDATE',
      [params.id, memberId],
    );
    if (!account) throw new Refusal('PAYOUT_ACCOUNT_UNKNOWN');
    const open = await transaction.first(
      "SELECT 1 FROM withdrawals WHERE account_id = $1 AND status IN ('in-review', 'approved') LIMIT 1",
      [params.id],
    );
    if (open) throw new Refusal('PAYOUT_ACCOUNT_BUSY');
    await transaction.run('UPDATE payout_accounts SET removed_at = $2 WHERE id = $1', [params.id, parts.clock.now()]);
  });
  return await listPayoutAccounts(parts, { caller });
}
