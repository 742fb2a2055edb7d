import { hintCookie } from '@atrium/contracts/live';
import { logout } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { dropCookie } from '../document/cookies.ts';
import { sitePortAtom } from '../document/site-port.state.ts';

/** Local storage key: set by a sign-out that the gateway may not have received. */
const KEY = 'isSignOutPending';
const SIGN_OUT_TIMEOUT_MS = 10_000;

export const isSignOutPending = (): boolean => localStorage.getItem(KEY) !== null;
export const clearPendingSignOut = (): void => localStorage.removeItem(KEY);

/** Stores the sign-out until the gateway has received it. A page cannot delete the session's cookie, only its readable hint. */
export function storePendingSignOut(): void {
  localStorage.setItem(KEY, '1');
  dropCookie(hintCookie(host().store.get(sitePortAtom)));
}

/** Ends the remaining session at the gateway. Without the api client, which sends nothing when no session is known. */
export async function sendSignOut(): Promise<void> {
  try {
    const { status } = await fetch(logout.path, {
      method: logout.method,
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
    });
    // 401: the session has already ended.
    if (status < 400 || status === 401) clearPendingSignOut();
  } catch (error) {
    host().report(error, 'sign out');
  }
}
