import { createWithdrawal, withdrawalOptions } from '@atrium/contracts/payments';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { isRefusal } from '@atrium/centre/is-refusal';

export const withdrawalOptionsResource = createResource(withdrawalOptions);
export const withdrawingAtom = atom(false);
export const withdrawalErrorAtom = atom<ApiError | null>(null);
withdrawalErrorAtom.onMount = (set) => () => set(null);
const intentAtom = atom<{ key: string; of: string } | null>(null);

/** Asks for a withdrawal; the same press again after a lost answer asks for the same one. Resolves to whether it was taken. */
export const withdrawAtom = atom(null, async (get, set, input: { accountId: string; amount: string }) => {
  if (get(withdrawingAtom)) return false;
  const of = `${input.accountId} ${input.amount}`;
  const known = get(intentAtom);
  const intent = known?.of === of ? known : { key: crypto.randomUUID(), of };
  set(intentAtom, intent);
  set(withdrawingAtom, true);
  set(withdrawalErrorAtom, null);
  try {
    await host().api.call(createWithdrawal, { body: input }, { idempotencyKey: intent.key });
    set(intentAtom, null);
    return true;
  } catch (error) {
    set(withdrawalErrorAtom, failureOf(error));
    if (isRefusal(failureOf(error))) set(intentAtom, null);
    return false;
  } finally {
    set(withdrawingAtom, false);
  }
});
