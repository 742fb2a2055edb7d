import * as calls from '@atrium/contracts/agent-reports';
import type { Subject } from '../platform/subject.ts';
import { report } from './report.ts';
import { reportLevel } from './report-level.ts';
import { teamBet } from './team-bet.ts';
import { teamBets } from './team-bets.ts';
import { teamState } from './team-state.ts';

export const agentReports: Subject = (routes) => {
  routes.member(calls.report, report);
  routes.member(calls.reportLevel, reportLevel);
  routes.member(calls.teamBets, teamBets);
  routes.member(calls.teamBet, teamBet);
  routes.member(calls.teamState, teamState);
};
