import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { walletTransfer as transferCall } from '@atrium/contracts/wallet';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { barRefusal, wagerRefusal } from '../limits/can-wager.ts';
import { balanceOf } from './balance.ts';
import { type AccountName, post } from './ledger.ts';

const MAIN = 'main';
export const VENDOR_WALLET = 'vendor:wallet';

/** Whether one wallet serves all vendors (setting `wallet.single`). Source: 3-41, 7-057. */
export const isSingleWallet = (parts: Parts): Promise<boolean> => parts.settings.get('wallet.single', true);

/** The main wallet, and with transfer wallets those of the vendors; a single one shows what older wallets still hold. */
export async function wallets(parts: Parts, { caller }: { caller: MemberCaller }) {
  const isSingle = await isSingleWallet(parts);
  const vendors = await parts.database.rows<{ vassalage: string; displayName: string; balance: string; up: boolean }>(
    `SELECT v.code AS vassalage, v.name AS "displayName", coalesce(a.posted, 0)::text AS balance, v.up FROM vendors v
       LEFT JOIN ledger_accounts a ON a.class = '${VENDOR_WALLET}' AND a.member_id = $1 AND a.detail = v.code AND a.currency = $2
      WHERE v.launch_url IS NOT NULL AND (NOT $3 OR a.posted > 0) ORDER BY v.position, v.code`,
    [caller.session.memberId, caller.session.currency, isSingle],
  );
  return { main: await balanceOf(parts.database, caller.session), isSingle, vendors };
}

/**
 * Moves money between two wallets. A transfer into a vendor's wallet allows staking, so it is checked like a stake, and is
 * refused where one wallet serves all; the way out is open always. Source: 7-055, 11-09.
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
  const { from, to } = body;
  if (to !== MAIN && (await isSingleWallet(parts))) throw new Refusal('FUNCTION_DISABLED');
  const { memberId, currency } = caller.session;
  if (from === to) throw new Refusal('BAD_REQUEST', { params: { field: 'to' } });
  const source = await purseOf(transaction, memberId, from, 'from');
  const target = await purseOf(transaction, memberId, to, 'to');
  const amount = BigInt(body.amount);
  if (to !== MAIN && caller.session.placeRefused)
    throw new Refusal('ACCESS_RESTRICTED', { params: { ip: caller.ip, country: caller.country } });
  const barred = to === MAIN ? undefined : await wagerRefusal(parts, memberId, amount);
  if (barred) throw barred === 'LIMIT_EXCEEDED' ? new Refusal(barred) : await barRefusal(parts, barred);
  const between = [from, to].filter((name) => name !== MAIN).join(' → ');
  const { entryId } = await post(parts, transaction, {
    kind: 'transfer',
    memberId,
    scope: `transfer:${memberId}`,
    key,
    payload: body,
    reference: between,
    detail: between,
    currency,
    lines: [
      { account: source, amount: -amount },
      { account: target, amount },
    ],
  });
  return { transferId: entryId, main: await balanceOf(transaction, caller.session) };
}

/** The account of a wallet by its name in a call; refuses one that does not exist or is under maintenance. */
async function purseOf(
  transaction: Transaction,
  memberId: string,
  name: string,
  field: 'from' | 'to',
): Promise<AccountName> {
  if (name === MAIN) return { class: 'player:cash', memberId };
  const vendor = await transaction.first<{ up: boolean; name: string }>(
    'SELECT up, name FROM vendors WHERE code = $1 AND launch_url IS NOT NULL',
    [name],
  );
  if (!vendor) throw new Refusal('BAD_REQUEST', { params: { field } });
  if (!vendor.up) throw new Refusal('WALLET_UNAVAILABLE', { params: { vendor: vendor.name } });
  return { class: VENDOR_WALLET, memberId, detail: name };
}
