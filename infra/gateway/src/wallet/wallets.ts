import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { walletTransfer as transferCall } from '@atrium/contracts/wallet';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { barRefusal, wagerRefusal } from '../limits/can-wager.ts';
import { balanceOf } from './balance.ts';
import { post } from './ledger.ts';

const MAIN = 'main';
const WALLET = 'vendor:wallet';

/** Whether one wallet serves all vendors (setting `wallet.single`). Source: 3-41, 7-057. */
export const isSingleWallet = (parts: Parts): Promise<boolean> => parts.settings.get('wallet.single', true);

/** The main wallet, and with transfer wallets those of the vendors. */
export async function wallets(parts: Parts, { caller }: { caller: MemberCaller }) {
  const isSingle = await isSingleWallet(parts);
  const vendors = isSingle
    ? []
    : await parts.database.rows<{ vassalage: string; displayName: string; balance: string; up: boolean }>(
        `SELECT v.code AS vassalage, v.name AS "displayName", coalesce(a.posted, 0)::text AS balance, v.up FROM vendors v
           LEFT JOIN ledger_accounts a ON a.class = '${WALLET}' AND a.member_id = $1 AND a.detail = v.code AND a.currency = $2 WHERE v.launch_url IS NOT NULL ORDER BY v.position, v.code`,
        [caller.session.memberId, caller.session.currency],
      );
  return { main: await balanceOf(parts.database, caller.session), isSingle, vendors };
}

/**
 * Moves money between the main wallet and a vendor's. A transfer into a vendor's wallet allows staking, so it is
 * checked like a stake. Source: 7-055.
 */
export async function walletTransfer(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof transferCall> & { caller: MemberCaller; transaction: Transaction; key: string },
) {
  if (await isSingleWallet(parts)) throw new Refusal('FUNCTION_DISABLED');
  const { memberId, currency } = caller.session;
  if (body.from === body.to || (body.from !== MAIN && body.to !== MAIN))
    throw new Refusal('BAD_REQUEST', { params: { field: 'to' } });
  const code = body.from === MAIN ? body.to : body.from;
  const vendor = await transaction.first<{ up: boolean }>(
    'SELECT up FROM vendors WHERE code = $1 AND launch_url IS NOT NULL',
    [code],
  );
  if (!vendor) throw new Refusal('BAD_REQUEST', { params: { field: body.from === MAIN ? 'to' : 'from' } });
  if (!vendor.up) throw new Refusal('VENDOR_MAINTENANCE');
  const amount = BigInt(body.amount);
  const barred = body.from === MAIN ? await wagerRefusal(parts, memberId, amount) : undefined;
  if (barred) throw barred === 'LIMIT_EXCEEDED' ? new Refusal('INSUFFICIENT_FUNDS') : await barRefusal(parts, barred);
  const cash = { class: 'player:cash', memberId };
  const theirs = { class: WALLET, memberId, detail: code };
  const inward = body.from === MAIN ? -amount : amount;
  const { entryId } = await post(parts, transaction, {
    kind: 'transfer',
    memberId,
    scope: `transfer:${memberId}`,
    key,
    payload: body,
    reference: code,
    detail: code,
    currency,
    lines: [
      { account: cash, amount: inward },
      { account: theirs, amount: -inward },
    ],
  });
  return { transferId: entryId, main: await balanceOf(transaction, caller.session) };
}
