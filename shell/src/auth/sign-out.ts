import { ApiError } from '@atrium/api/api-error';
import { logout } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { forgetPassword } from './remembered-login.ts';
import { storePendingSignOut, clearPendingSignOut } from '../session/pending-sign-out.ts';
import { accountNow } from '../session/session.state.ts';
import { laterTexts } from '../language/texts.ts';

/** Asks for confirmation; then the session ends at the server and in every tab. */
export async function confirmSignOut(): Promise<void> {
  const { i18n, dialog } = host();
  await laterTexts();
  const answer = await dialog({
    icon: 'warning',
    title: i18n.t('shell:signOut.title'),
    text: i18n.t('shell:signOut.text'),
    buttons: [
      { label: i18n.t('shell:signOut.confirm'), value: 'sign-out', tone: 'primary' },
      { label: i18n.t('shell:action.cancel'), value: 'cancel' },
    ],
  });
  if (answer === 'sign-out') await signOut();
}

export async function signOut(): Promise<void> {
  forgetPassword();
  const { api, bus, report } = host();
  const account = accountNow();
  // Before the request: the page may be closed while the gateway does not respond.
  storePendingSignOut();
  try {
    await api.call(logout);
    clearPendingSignOut();
  } catch (error) {
    // Already ended, or unreachable and to be sent again: this browser clears the session either way.
    if (error instanceof ApiError && error.status === 401) clearPendingSignOut();
    report(error, 'sign out');
  }
  bus.emit('session.logout', { reason: 'signed-out', ...(account !== undefined && { account }) });
}
