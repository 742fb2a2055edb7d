import { createKeysetRecordSource } from '@atrium/centre/record-source.state';
import { statement, yearStatement } from '@atrium/contracts/account-statement';
import { betLines, betTotals } from '@atrium/contracts/bet-records';
import { createResource } from '@atrium/host';

/** The own rounds and tickets. */
export const bets = createKeysetRecordSource(betLines, betTotals, { staleOn: ['balance.changed'] });

export const yearStatementResource = createResource(yearStatement, { staleOn: ['balance.changed'] });
export const statementResource = createResource(statement, { staleOn: ['balance.changed'] });
