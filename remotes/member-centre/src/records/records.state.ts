import { accountRecords, betRecords } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';

export const betRecordsResource = createResource(betRecords, { staleOn: ['balance.changed'] });
export const accountRecordsResource = createResource(accountRecords, { staleOn: ['balance.changed'] });
