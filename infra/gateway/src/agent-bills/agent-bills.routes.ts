import * as calls from '@atrium/contracts/agent-bills';
import type { Subject } from '../platform/subject.ts';
import { listBills } from './list-bills.ts';
import { openDispute, withdrawDispute } from './dispute-bill.ts';
import { readBill } from './bill-detail.ts';

export const agentBills: Subject = (routes) => {
  routes.member(calls.bills, listBills);
  routes.member(calls.bill, readBill);
  routes.member(calls.openDispute, openDispute);
  routes.member(calls.withdrawDispute, withdrawDispute);
};
