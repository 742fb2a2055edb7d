import { teamTransactions } from '@atrium/contracts/agents';
import { createResource } from '@atrium/host';

export const teamTransactionsResource = createResource(teamTransactions);
