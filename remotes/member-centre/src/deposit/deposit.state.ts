import { createDeposit, type Deposit, deposit, depositOptions, deposits } from '@atrium/contracts/payments';
import { createMoneyCommand, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const depositOptionsResource = createResource(depositOptions);
export const recentDepositsResource = createResource(deposits);

const RETURN_PATH = '/?centre=member.depositv2';
const opening = createMoneyCommand(createDeposit);
export const submittingAtom = opening.runningAtom;
export const depositErrorAtom = opening.errorAtom;

/** Opens the deposit at the provider and goes to its payment page. Nothing is credited before the provider's word. */
export const submitDepositAtom = atom(null, async (_, set, input: { method: string; amount: string }) => {
  const opened = await set(opening.sendAtom, { body: { ...input, returnUrl: RETURN_PATH } });
  if (!opened) return;
  rememberOpened(opened.deposit.id);
  leaveFor(opened.payUrl);
});

const OPENED = 'openedDeposit';
const rememberOpened = (id: string): void => sessionStorage.setItem(OPENED, id);

/** Leaves for the provider's page; only http(s) addresses are followed. */
function leaveFor(address: string): void {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`The payment page has an address that is not followed: ${url.protocol}`);
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
