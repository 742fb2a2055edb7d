import { createRecordSource } from '@atrium/centre/record-source.state';
import { betRecords } from '@atrium/contracts/bet-records';

/** The own rounds and tickets. */
export const bets = createRecordSource(betRecords, { staleOn: ['balance.changed'] });
