import { accountLines, accountTotals } from '@atrium/contracts/account-records';
import { createKeysetRecordSource } from './records/record-source.state.ts';

/** The movements of the own main wallet. */
export const movements = createKeysetRecordSource(accountLines, accountTotals, { staleOn: ['balance.changed'] });
