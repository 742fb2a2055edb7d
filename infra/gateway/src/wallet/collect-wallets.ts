import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { collectWallets as call } from '@atrium/contracts/wallet';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from './balance.ts';
import { post } from './ledger.ts';
import { VENDOR_WALLET } from './wallets.ts';

/**
 * Moves everything in the vendors' wallets to the main wallet, with an entry for each, so that the record says where money
 * came from. What a vendor under maintenance holds stays there. Source: 11-09.
 */
export async function collectWallets(
  parts: Parts,
  { caller, transaction, key }: { caller: MemberCaller; transaction: Transaction; key: string },
): Promise<ReplyOf<typeof call>> {
  const { memberId, currency } = caller.session;
  // In the ledger's own order, so that a transfer beside it waits and never deadlocks; amounts are read under the locks.
  await transaction.run(
    `SELECT 1 FROM ledger_accounts WHERE member_id = $1 AND currency = $2 AND class IN ('player:cash', '${VENDOR_WALLET}') ORDER BY id FOR NO KEY UPDATE`,
    [memberId, currency],
  );
  const held = await transaction.rows<{ vassalage: string; displayName: string; amount: string; up: boolean }>(
    `SELECT v.code AS vassalage, v.name AS "displayName", (a.posted - a.held)::text AS amount, v.up
       FROM ledger_accounts a JOIN vendors v ON v.code = a.detail
      WHERE a.class = '${VENDOR_WALLET}' AND a.member_id = $1 AND a.currency = $2 AND a.posted > a.held ORDER BY v.position, v.code`,
    [memberId, currency],
  );
  const of = (up: boolean) => held.filter((wallet) => wallet.up === up).map(({ up: _, ...wallet }) => wallet);
  const collected = of(true);
  for (const { vassalage, amount } of collected)
    await post(parts, transaction, {
      kind: 'transfer',
      memberId,
      scope: `transfer:${memberId}`,
      key: `${key}:${vassalage}`,
      payload: { collect: vassalage, amount },
      reference: vassalage,
      detail: vassalage,
      currency,
      lines: [
        { account: { class: VENDOR_WALLET, memberId, detail: vassalage }, amount: -BigInt(amount) },
        { account: { class: 'player:cash', memberId }, amount: BigInt(amount) },
      ],
    });
  return {
    total: collected.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString(),
    collected,
    left: of(false),
    main: await balanceOf(transaction, caller.session),
  };
}
