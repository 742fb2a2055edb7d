import { ApiError } from '@atrium/api/api-error';
import { current } from '@atrium/contracts/session';
import { host, sessionAtom } from '@atrium/host';
import { readSession, SESSION_KEYS } from './browser-session.ts';
import { sendSignOut, signOutPending } from './pending-sign-out.ts';
import { beginSession, forgetSession } from './session.state.ts';
import { changePasswordDueAtom, sessionPhaseAtom } from './session-phase.state.ts';

/**
 * Finds out whether this browser has a session. Session storage is empty in a new tab while the cookie lives: the
 * readable hint cookie says that there is one, and the gateway says whose. Without the hint nothing is asked; after a
 * sign-out that the gateway has not heard it is told of it first, and nothing is restored.
 */
export async function restoreSession(hint: () => boolean, announce = true): Promise<void> {
  const { store, api, bus, report } = host();
  const stored = readSession(sessionStorage);
  const signedOut = signOutPending();
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
    // Meanwhile, in another tab.
    if (signOutPending()) return forgetSession();
    beginSession({ token, account, isAgent });
    if (changePassword) store.set(changePasswordDueAtom, true);
    if (announce) bus.emit('session.login', { account, isAgent });
  } catch (error) {
    if ((error instanceof ApiError && error.status === 401) || signOutPending()) forgetSession();
    else if (stored) beginSession(stored);
    else {
      store.set(sessionPhaseAtom, 'known');
      report(error, 'session restore');
    }
  }
}
