import { createRecordSource } from '@atrium/centre/record-source.state';
import { report, reportLevel, teamBet, teamBets } from '@atrium/contracts/agent-reports';
import { createResource } from '@atrium/host';

export const reportResource = createResource(report);
/** The accounts right below one, each with its team. */
export const reportLevels = createRecordSource(reportLevel);
export const betsOfTeam = createRecordSource(teamBets);
export const betOfTeam = createResource(teamBet);
