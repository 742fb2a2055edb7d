import { createDeposit, type Deposit, deposit, depositOptions, deposits } from '@atrium/contracts/payments';
import { type ApiError, createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';
import { atom } from 'jotai';

/** A credited deposit uses up a part of the limit. */
export const depositOptionsResource = createResource(depositOptions, { staleOn: ['balance.changed'] });
export const recentDepositsResource = createResource(deposits, { staleOn: ['balance.changed'] });

const RETURN_PATH = '/?centre=member.depositv2';
const opening = createMoneyCommand(createDeposit);

/**
 * Opens the deposit at the provider and goes to its payment page. Nothing is credited before the provider confirms it.
 * Resolves to the failure, or to null.
 */
export const submitDepositAtom = atom(
  null,
  async (get, set, input: { method: string; amount: string }): Promise<ApiError | null> => {
    const opened = await set(opening.sendAtom, { body: { ...input, returnUrl: RETURN_PATH } });
    if (!opened) return get(opening.errorAtom);
    rememberOpened(opened.deposit.id);
    leaveFor(opened.payUrl);
    return null;
  },
);

const OPENED = 'openedDeposit';
const rememberOpened = (id: string): void => sessionStorage.setItem(OPENED, id);

/** Leaves for the provider's page; only http(s) addresses are followed. */
function leaveFor(address: string): void {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`The payment page has an address that is not followed: ${url.protocol}`);
  location.assign(url);
}

/** The deposit whose payment page this tab returned from, followed until the provider reports its end. */
export const returnedDepositResource = createResource(deposit, {
  staleOn: { 'balance.changed': (_, __, known) => known === undefined || known.status === 'waiting' },
});

/** Id of the deposit to report on: the one that this tab opened last, until the member dismisses it. */
export const returnedIdAtom = atom<string | null>(null);
returnedIdAtom.onMount = (set) => {
  const opened = sessionStorage.getItem(OPENED);
  if (opened) set(opened);
};

export const forgetReturnedAtom = atom(null, (_, set) => {
  sessionStorage.removeItem(OPENED);
  set(returnedIdAtom, null);
});

/** After a deposit has ended, the next visit of the page does not report on it again. */
export const endReturnedAtom = atom(null, (_, set, known: Deposit | undefined, error: ApiError | undefined) => {
  if (known && known.status !== 'waiting') sessionStorage.removeItem(OPENED);
  if (!known && error?.status === 404) set(forgetReturnedAtom);
});
