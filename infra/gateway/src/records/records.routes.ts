import * as calls from '@atrium/contracts/wallet';
import type { Subject } from '../platform/subject.ts';
import { accountRecords } from './account-records.ts';
import { betDetail } from './bet-detail.ts';
import { betRecords } from './bet-records.ts';

export const records: Subject = (routes) => {
  routes.member(calls.betRecords, betRecords);
  routes.member(calls.betDetail, betDetail);
  routes.member(calls.accountRecords, accountRecords);
  routes.member(calls.memberTransactionDetail, accountRecords);
};
