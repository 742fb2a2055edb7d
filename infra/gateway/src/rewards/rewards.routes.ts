import * as calls from '@atrium/contracts/rewards';
import type { Subject } from '../platform/subject.ts';
import { cashback, claimCashback, periods } from './cashback.ts';
import { ownRank, ranks } from './own-rank.ts';

export const rewards: Subject = (routes) => {
  routes.open(calls.ranks, (parts) => ranks(parts));
  routes.member(calls.ownRank, ownRank);
  routes.member(calls.cashback, cashback);
  routes.member(calls.cashbackPeriods, periods);
  routes.money(calls.claimCashback, claimCashback);
};
