import { ApiError } from '@atrium/api/api-error';
import { current } from '@atrium/contracts/session';
import { host, sessionAtom } from '@atrium/host';
import { readSession, SESSION_KEYS } from './browser-session.ts';
import { sendSignOut, isSignOutPending } from './pending-sign-out.ts';
import { beginSession, forgetSession } from './session.state.ts';
import { changePasswordDueAtom, sessionPhaseAtom } from './session-phase.state.ts';

/**
 * Finds out whether this browser has a session. In a new tab session storage is empty while the cookie is alive: the
 * readable hint cookie indicates a session, and the gateway returns its account. Without the hint nothing is requested; a
 * sign-out that the gateway has not received is sent instead, and nothing is restored.
 */
export async function restoreSession(hint: () => boolean, announce = true): Promise<void> {
  const { store, api, bus, report } = host();
  const stored = readSession(sessionStorage);
  const signedOut = isSignOutPending();
  if (signedOut || !hint()) {
    if (stored) forgetSession();
    if (signedOut) await sendSignOut();
    return;
  }
  if (stored) store.set(sessionAtom, stored);
  else store.set(sessionPhaseAtom, 'restoring');
  store.set(changePasswordDueAtom, sessionStorage.getItem(SESSION_KEYS.changePassword) === 'true');
  try {
    const { token, account, isAgent, changePassword } = await api.call(current);
    // A sign-out in another tab meanwhile.
    if (isSignOutPending()) return forgetSession();
    beginSession({ token, account, isAgent });
    if (changePassword) store.set(changePasswordDueAtom, true);
    if (announce) bus.emit('session.login', { account, isAgent });
  } catch (error) {
    if ((error instanceof ApiError && error.status === 401) || isSignOutPending()) forgetSession();
    else if (stored) beginSession(stored);
    else {
      store.set(sessionPhaseAtom, 'known');
      report(error, 'session restore');
    }
  }
}
