import { createRecordSource } from '@atrium/centre/record-source.state';
import { teamTransactions } from '@atrium/contracts/agents';

/** The movements of every wallet below the agent. */
export const downlineMovements = createRecordSource(teamTransactions);
