import {
  answerReceipt,
  cancelWithdrawal,
  createWithdrawal,
  withdrawalOptions,
  withdrawals,
} from '@atrium/contracts/payments';
import { createResource } from '@atrium/host';
import { createKeysetResource } from '@atrium/host/paged-resource';
import { createMoneyCommand } from '@atrium/host/money-command';

export const withdrawalOptionsResource = createResource(withdrawalOptions, {
  staleOn: ['balance.changed', 'withdrawal.changed'],
});
export const withdrawalPages = createKeysetResource(withdrawals, {
  staleOn: ['balance.changed', 'withdrawal.changed'],
});
/** Asks for a withdrawal; the same press again after a lost answer asks for the same one, with the password typed anew. */
export const withdrawing = createMoneyCommand(createWithdrawal, ({ body }) => `${body.accountId} ${body.amount}`);
export const cancelling = createMoneyCommand(cancelWithdrawal);
export const answering = createMoneyCommand(answerReceipt);
