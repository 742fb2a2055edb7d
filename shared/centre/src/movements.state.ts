import { accountRecords } from '@atrium/contracts/account-records';
import { createRecordSource } from './records/record-source.state.ts';

/** The movements of the own main wallet. */
export const movements = createRecordSource(accountRecords, { staleOn: ['balance.changed'] });
