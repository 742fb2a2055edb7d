import * as calls from '@atrium/contracts/payout-accounts';
import type { Subject } from '../platform/subject.ts';
import { sendProofCode } from '../sign-in/extra/member-proof.ts';
import { addPayoutAccount } from './add-payout-account.ts';
import { chooseDefault, removeAccount } from './change-payout-account.ts';
import { listPayoutAccounts } from './list-payout-accounts.ts';

export const payoutAccounts: Subject = (routes) => {
  routes.member(calls.payoutAccounts, listPayoutAccounts);
  routes.member(calls.sendPayoutCode, (parts, { body, caller }) =>
    sendProofCode(parts, caller, { channel: body.channel, purpose: 'payout-account' }),
  );
  routes.member(calls.addPayoutAccount, addPayoutAccount);
  routes.member(calls.choosePayoutAccount, chooseDefault);
  routes.member(calls.removePayoutAccount, removeAccount);
};
