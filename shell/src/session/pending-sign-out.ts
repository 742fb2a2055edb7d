import { hintCookie } from '@atrium/contracts/live';
import { logout } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { dropCookie } from '../document/cookies.ts';
import { sitePortAtom } from '../document/site-port.state.ts';

/** Local storage: somebody has signed out in this browser, and the gateway may not have heard it. */
const KEY = 'signOutPending';
const PATIENCE = 10_000;

export const signOutPending = (): boolean => localStorage.getItem(KEY) !== null;
export const signOutDone = (): void => localStorage.removeItem(KEY);

/** Keeps the sign-out until the gateway has heard it. The session's cookie is not a page's to drop; the one that tells of it is. */
export function keepSignOut(): void {
  localStorage.setItem(KEY, '1');
  dropCookie(hintCookie(host().store.get(sitePortAtom)));
}

/** Ends the session that is left at the gateway. Not by the api client: where no session is known it sends nothing. */
export async function sendSignOut(): Promise<void> {
  try {
    const { status } = await fetch(logout.path, { method: logout.method, signal: AbortSignal.timeout(PATIENCE) });
    // 401: it is over already.
    if (status < 400 || status === 401) signOutDone();
  } catch (error) {
    host().report(error, 'sign out');
  }
}
