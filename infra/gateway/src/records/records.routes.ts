import * as accountCalls from '@atrium/contracts/account-records';
import { statement as statementCall, yearStatement as yearStatementCall } from '@atrium/contracts/account-statement';
import * as betCalls from '@atrium/contracts/bet-records';
import type { Subject } from '../platform/subject.ts';
import { accountLines } from './account-lines.ts';
import { accountRecords, accountTotals } from './account-records.ts';
import { statement } from './account-statement.ts';
import { betLines } from './bet-lines.ts';
import { betDetail } from './bet-detail.ts';
import { betRecords, betTotals } from './bet-totals.ts';
import { yearStatement } from './year-statement.ts';

export const records: Subject = (routes) => {
  routes.member(betCalls.betRecords, betRecords);
  routes.member(betCalls.betLines, betLines);
  routes.member(betCalls.betTotals, betTotals);
  routes.member(betCalls.betDetail, betDetail);
  routes.member(accountCalls.accountRecords, accountRecords);
  routes.member(accountCalls.accountLines, accountLines);
  routes.member(accountCalls.accountTotals, accountTotals);
  routes.member(statementCall, statement);
  routes.member(yearStatementCall, yearStatement);
  routes.member(accountCalls.memberTransactionDetail, accountRecords);
};
