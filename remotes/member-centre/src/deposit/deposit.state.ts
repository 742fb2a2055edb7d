import type { ApiError } from '@atrium/host';
import { createDeposit, type Deposit, deposit, depositOptions, deposits } from '@atrium/contracts/payments';
import { createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { isRefusal } from '@atrium/centre/is-refusal';

export const depositOptionsResource = createResource(depositOptions);
export const recentDepositsResource = createResource(deposits);

/** Names the deposit that is being made. It is kept for retries of the same amount and method, so that a repeated press pays once. */
const intentAtom = atom<{ key: string; of: string } | null>(null);
export const submittingAtom = atom(false);
export const depositErrorAtom = atom<ApiError | null>(null);
// A screen that is opened again starts without an old failure.
depositErrorAtom.onMount = (set) => () => set(null);

/** Opens the deposit at the provider and goes to its payment page. Nothing is credited before the provider's word. */
export const submitDepositAtom = atom(null, async (get, set, input: { method: string; amount: string }) => {
  if (get(submittingAtom)) return;
  const of = `${input.method} ${input.amount}`;
  const known = get(intentAtom);
  const intent = known?.of === of ? known : { key: crypto.randomUUID(), of };
  set(intentAtom, intent);
  set(submittingAtom, true);
  set(depositErrorAtom, null);
  try {
    const { payUrl, deposit: opened } = await host().api.call(createDeposit, { body: { ...input, returnUrl: RETURN_PATH } }, { idempotencyKey: intent.key });
    set(intentAtom, null);
    rememberOpened(opened.id);
    leaveFor(payUrl);
  } catch (error) {
    set(depositErrorAtom, failureOf(error));
    // A refusal is final: the next press is a new deposit. Without a clear answer the same key must be used again.
    if (isRefusal(failureOf(error))) set(intentAtom, null);
  } finally {
    set(submittingAtom, false);
  }
});

const RETURN_PATH = '/?centre=member.depositv2';
const OPENED = 'openedDeposit';
const rememberOpened = (id: string): void => sessionStorage.setItem(OPENED, id);

/** Leaves for the provider's page; only http(s) addresses are followed. */
function leaveFor(address: string): void {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`The payment page has an address that is not followed: ${url.protocol}`);
  location.assign(url);
}

/** The deposit that this tab came back from, followed until the provider has said how it ended. */
export const returnedDepositAtom = atom<Deposit | null>(null);
export const followReturnedAtom = atom(null, async (get, set) => {
  const id = sessionStorage.getItem(OPENED);
  if (!id) return;
  try {
    const state = await host().api.call(deposit, { params: { id } });
    set(returnedDepositAtom, state);
    if (state.status !== 'waiting') sessionStorage.removeItem(OPENED);
  } catch (error) {
    if (failureOf(error).status === 404) sessionStorage.removeItem(OPENED);
    else if (!get(returnedDepositAtom)) set(depositErrorAtom, failureOf(error));
  }
});
export const forgetReturnedAtom = atom(null, (_, set) => {
  sessionStorage.removeItem(OPENED);
  set(returnedDepositAtom, null);
});
