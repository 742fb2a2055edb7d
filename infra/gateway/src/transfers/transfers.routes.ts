import * as calls from '@atrium/contracts/line-transfers';
import { requireAskedPassword } from '../payment-password/check-payment-password.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import type { Subject } from '../platform/subject.ts';
import { transferDownline, transferUpline } from './line-transfer.ts';
import { lineTransferOptions } from './transfer-options.ts';

const checkPassword = (
  parts: Parts,
  { body, caller }: { body: { password: string }; caller: MemberCaller },
): Promise<void> => requireAskedPassword(parts, caller.session.memberId, 'transfer', body.password);

/** Transfers along the agents' line. Those between wallets of one member belong to the subject `wallet`. */
export const transfers: Subject = (routes) => {
  routes.member(calls.lineTransferOptions, lineTransferOptions);
  routes.money(calls.transferUpline, transferUpline, checkPassword);
  routes.money(calls.transferDownline, transferDownline, checkPassword);
};
