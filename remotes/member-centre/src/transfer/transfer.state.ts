import { lineTransferOptions, transferUpline } from '@atrium/contracts/line-transfers';
import { walletTransfer } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';

export const transferOptionsResource = createResource(lineTransferOptions, { staleOn: ['balance.changed'] });
/** A password that is typed anew is no new intent. */
export const sendingUpline = createMoneyCommand(transferUpline, ({ body }) => body.amount);
export const movingBetweenWallets = createMoneyCommand(walletTransfer);
