import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import {
  addPayoutAccount,
  choosePayoutAccount,
  payoutAccounts,
  removePayoutAccount,
  sendPayoutCode,
} from '@atrium/contracts/payout-accounts';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';

export const payoutAccountsResource = createResource(payoutAccounts, { staleOn: ['settings.changed'] });
export type Accounts = ReplyOf<typeof payoutAccounts>;
export type NewAccount = InputOf<typeof addPayoutAccount>['body'];
export type Proof = NewAccount['proof'];

async function failed(call: Promise<unknown>): Promise<ApiError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** Each resolves to the refusal, or to null. */
export const add = (body: NewAccount): Promise<ApiError | null> => failed(host().api.call(addPayoutAccount, { body }));
export const choose = (id: string): Promise<ApiError | null> =>
  failed(host().api.call(choosePayoutAccount, { params: { id } }));
export const remove = (id: string): Promise<ApiError | null> =>
  failed(host().api.call(removePayoutAccount, { params: { id } }));

/** Resolves to the refusal, or to the minutes that the code is valid for. */
export async function sendCode(channel: 'sms' | 'email'): Promise<{ failure: ApiError } | { minutes: number }> {
  try {
    return { minutes: (await host().api.call(sendPayoutCode, { body: { channel } })).expiredMinutes };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
