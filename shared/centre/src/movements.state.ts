import { accountRecords } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';

export const movementsResource = createResource(accountRecords, { staleOn: ['balance.changed'] });
