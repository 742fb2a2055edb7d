import { memberInfo } from '@atrium/contracts/members';
import { type Balance, balance } from '@atrium/contracts/wallet';
import { balanceAtom, host, memberAtom, type Session, sessionAtom } from '@atrium/host';
import { securityFormAtom } from './security-form.state.ts';
import { keepTypedPassword } from './typed-password.ts';
import { type ModalName, openModalAtom } from '../overlays/modals.state.ts';
import { clearSession, keepSession } from './browser-session.ts';
import { afterLoginAtom, changePasswordDueAtom, sessionPhaseAtom } from './session-phase.state.ts';

/** The ways to a session: whoever has one by now, from another tab, would end it by a second login. */
const FOR_VISITORS: readonly (ModalName | undefined)[] = ['loginPopupModal', 'loginModal', 'registerModal'];

/** Makes a session this tab's own, and fetches what the frame shows of it. */
export function beginSession(session: Session): void {
  const { store, brand } = host();
  const before = accountNow();
  // A login over a living session: nothing of that account is the new one's, and balances are counted for each account.
  if (before !== undefined && before !== session.account) forgetSession();
  if (FOR_VISITORS.includes(store.get(openModalAtom)?.name)) store.set(openModalAtom, null);
  keepSession(sessionStorage, session, brand);
  store.set(sessionAtom, session);
  store.set(sessionPhaseAtom, 'known');
  void loadMember();
  void loadBalance();
}

/** Forgets the session in this tab. The cookie is the server's to end. */
export function forgetSession(): void {
  const { store } = host();
  clearSession(sessionStorage);
  keepTypedPassword(undefined);
  // Forms about the account that has gone, with what was typed into them.
  if (store.get(openModalAtom)?.name === 'changePassModal') store.set(openModalAtom, null);
  if (store.get(securityFormAtom)?.name === 'reauthenticate') store.set(securityFormAtom, null);
  store.set(sessionAtom, null);
  store.set(memberAtom, null);
  store.set(balanceAtom, null);
  store.set(changePasswordDueAtom, false);
  store.set(afterLoginAtom, false);
  store.set(sessionPhaseAtom, 'known');
}

export async function loadMember(): Promise<void> {
  const { api, store, report } = host();
  const asked = accountNow();
  try {
    const member = await api.call(memberInfo);
    if (accountNow() === asked) store.set(memberAtom, member);
  } catch (error) {
    if (store.get(sessionAtom)) report(error, 'member info');
  }
}

export async function loadBalance(): Promise<void> {
  const { api, store } = host();
  const asked = accountNow();
  const answer = await api.call(balance);
  if (accountNow() === asked) takeBalance(answer, store);
}

/** Whose session it is: an answer that was asked for by another account comes too late. */
export const accountNow = (): string | undefined => host().store.get(sessionAtom)?.account;

/** Takes a balance over unless a newer one is known: answers and live events overtake each other. */
export function takeBalance(next: Balance, store = host().store): void {
  const known = store.get(balanceAtom);
  if (!known || next.sequence >= known.sequence) store.set(balanceAtom, next);
}
