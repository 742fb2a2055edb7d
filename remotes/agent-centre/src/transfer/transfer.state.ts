import { lineTransferOptions, transferDownline } from '@atrium/contracts/line-transfers';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';

export const transferOptionsResource = createResource(lineTransferOptions, { staleOn: ['balance.changed'] });
/** A password that is typed anew is no new intent. */
export const sendingDownline = createMoneyCommand(transferDownline, ({ body: { memberId, amount } }) => [
  memberId,
  amount,
]);
