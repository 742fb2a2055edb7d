import { createRecordSource } from '@atrium/centre/record-source.state';
import { betRecords } from '@atrium/contracts/wallet';

/** The own rounds and tickets. */
export const bets = createRecordSource(betRecords, { staleOn: ['balance.changed'] });
