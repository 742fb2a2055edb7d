import { collectWallets, wallets } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';

export const walletsResource = createResource(wallets, { staleOn: ['balance.changed'] });
export const collecting = createMoneyCommand(collectWallets);
