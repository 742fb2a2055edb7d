import { lineTransferOptions, transferUpline, walletTransfer } from '@atrium/contracts/wallet';
import { createMoneyCommand, createResource } from '@atrium/host';

export const transferOptionsResource = createResource(lineTransferOptions, { staleOn: ['balance.changed'] });
/** A password that is typed anew is no new intent. */
export const sendingUpline = createMoneyCommand(transferUpline, ({ body }) => body.amount);
export const movingBetweenWallets = createMoneyCommand(walletTransfer);
