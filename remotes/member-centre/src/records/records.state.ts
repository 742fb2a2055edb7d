import { accountRecords, betRecords } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';

export const betRecordsResource = createResource(betRecords);
export const accountRecordsResource = createResource(accountRecords);
