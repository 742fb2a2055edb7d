import * as calls from '@atrium/contracts/payout-accounts';
import type { Subject } from '../platform/subject.ts';
import { addPayoutAccount } from './add-payout-account.ts';
import { chooseDefault, removeAccount } from './change-payout-account.ts';
import { listPayoutAccounts } from './list-payout-accounts.ts';
import { sendPayoutCode } from './member-proof.ts';

export const payoutAccounts: Subject = (routes) => {
  routes.member(calls.payoutAccounts, listPayoutAccounts);
  routes.member(calls.sendPayoutCode, sendPayoutCode);
  routes.member(calls.addPayoutAccount, addPayoutAccount);
  routes.member(calls.choosePayoutAccount, chooseDefault);
  routes.member(calls.removePayoutAccount, removeAccount);
};
