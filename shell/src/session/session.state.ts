import { memberInfo } from '@atrium/contracts/members';
import type { Balance } from '@atrium/contracts/balance';
import { balance } from '@atrium/contracts/wallet';
import { balanceAtom, host, memberAtom, type Session, sessionAtom } from '@atrium/host';
import { securityFormAtom } from './security-form.state.ts';
import { setTypedPassword } from './typed-password.ts';
import { type ModalName, openModalAtom } from '../overlays/modals.state.ts';
import { clearSession, storeSession } from './browser-session.ts';
import { afterLoginAtom, changePasswordDueAtom, sessionPhaseAtom } from './session-phase.state.ts';
import { welcomeAtom } from './welcome.state.ts';

/** Modals that lead to a session. With a session from another tab, a second login would end it. */
const VISITOR_MODALS: readonly (ModalName | undefined)[] = ['loginPopupModal', 'loginModal', 'registerModal'];

/** Starts a session in this tab and loads what the frame shows of it. */
export function beginSession(session: Session): void {
  const { store, brand } = host();
  const before = accountNow();
  // A login over an active session: nothing of the previous account carries over, and sequences count per account.
  if (before !== undefined && before !== session.account) forgetSession();
  if (VISITOR_MODALS.includes(store.get(openModalAtom)?.name)) store.set(openModalAtom, null);
  storeSession(sessionStorage, session, brand);
  store.set(sessionAtom, session);
  store.set(sessionPhaseAtom, 'known');
  void loadMember();
  void loadBalance();
}

/** Clears the session in this tab. Only the server can end the cookie. */
export function forgetSession(): void {
  const { store } = host();
  clearSession(sessionStorage);
  setTypedPassword(undefined);
  // Forms of the previous account, with everything typed into them.
  if (store.get(openModalAtom)?.name === 'changePassModal') store.set(openModalAtom, null);
  if ('answer' in (store.get(securityFormAtom) ?? {})) store.set(securityFormAtom, null);
  store.set(sessionAtom, null);
  store.set(memberAtom, null);
  store.set(balanceAtom, null);
  store.set(changePasswordDueAtom, false);
  store.set(afterLoginAtom, false);
  store.set(welcomeAtom, false);
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

/** The account of the session; a reply to a request of another account is dropped. */
export const accountNow = (): string | undefined => host().store.get(sessionAtom)?.account;

/** Stores a balance unless a newer one is known: replies and live events can arrive out of order. */
export function takeBalance(next: Balance, store = host().store): void {
  const known = store.get(balanceAtom);
  if (!known || next.sequence >= known.sequence) store.set(balanceAtom, next);
}
