import * as calls from '@atrium/contracts/agents';
import type { Subject } from '../platform/subject.ts';
import { listDownlines, openDownline } from './downline.ts';
import { teamOverview } from './team-overview.ts';
import { teamTransactions } from './team-transactions.ts';

export const agents: Subject = (routes) => {
  routes.member(calls.teamOverview, teamOverview);
  routes.member(calls.downlines, listDownlines);
  routes.member(calls.downline, openDownline);
  routes.member(calls.teamTransactions, teamTransactions);
};
