import * as calls from '@atrium/contracts/line-transfers';
import type { Subject } from '../platform/subject.ts';
import { transferDownline, transferUpline } from './line-transfer.ts';
import { lineTransferOptions } from './transfer-options.ts';

/** Transfers along the agents' line. Those between wallets of one member belong to the subject `wallet`. */
export const transfers: Subject = (routes) => {
  routes.member(calls.lineTransferOptions, lineTransferOptions);
  routes.money(calls.transferUpline, transferUpline);
  routes.money(calls.transferDownline, transferDownline);
};
