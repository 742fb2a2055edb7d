import { memberInfo } from '@atrium/contracts/members';
import { type Balance, balance } from '@atrium/contracts/wallet';
import { balanceAtom, host, memberAtom, type Session, sessionAtom } from '@atrium/host';
import { keepTypedPassword } from '../auth/typed-password.ts';
import { clearSession, keepSession } from './browser-session.ts';
import { afterLoginAtom, changePasswordDueAtom, sessionPhaseAtom } from './session-phase.state.ts';

/** Makes a session this tab's own, and fetches what the frame shows of it. */
export function beginSession(session: Session): void {
  const { store, brand } = host();
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
  store.set(sessionAtom, null);
  store.set(memberAtom, null);
  store.set(balanceAtom, null);
  store.set(changePasswordDueAtom, false);
  store.set(afterLoginAtom, false);
  store.set(sessionPhaseAtom, 'known');
}

export async function loadMember(): Promise<void> {
  const { api, store, report } = host();
  try {
    store.set(memberAtom, await api.call(memberInfo));
  } catch (error) {
    if (store.get(sessionAtom)) report(error, 'member info');
  }
}

export async function loadBalance(): Promise<void> {
  const { api, store } = host();
  takeBalance(await api.call(balance), store);
}

/** Takes a balance over unless a newer one is known: answers and live events overtake each other. */
export function takeBalance(next: Balance, store = host().store): void {
  const known = store.get(balanceAtom);
  if (!known || next.sequence >= known.sequence) store.set(balanceAtom, next);
}
