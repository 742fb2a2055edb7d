import { AGENT_ROLES } from '@atrium/contracts/account-roles';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { lineTransferOptions as call } from '@atrium/contracts/line-transfers';
import type { MemberCaller } from '../platform/caller.ts';
import { askedPassword } from '../payment-password/check-payment-password.ts';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from '../wallet/balance.ts';
import { accountOnLine, isOpen, transferBounds } from './line-accounts.ts';

/** All data of the transfer pages. */
export async function lineTransferOptions(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { memberId, type } = caller.session;
  const own = (await accountOnLine(parts.database, memberId))!;
  const mayUp = own.toUpline && own.uplineId !== null && (await isOpen(parts, 'upline'));
  const upline = mayUp ? await accountOnLine(parts.database, own.uplineId!) : undefined;
  return {
    upline: upline ? { account: upline.account } : null,
    downline: AGENT_ROLES.includes(type) && (await isOpen(parts, 'downline')),
    available: (await balanceOf(parts.database, caller.session)).cash,
    ...(await transferBounds(parts)),
    password: await askedPassword(parts, memberId, 'transfer'),
  };
}
