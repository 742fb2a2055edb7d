import { wallets } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';

export const walletsResource = createResource(wallets, { staleOn: ['balance.changed'] });
