import { ApiError } from '@atrium/api/api-error';
import { logout } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { keepSignOut, signOutDone } from '../session/pending-sign-out.ts';
import { accountNow } from '../session/session.state.ts';
import { laterTexts } from '../language/texts.ts';

/** Asks first; then the session ends at the server, here and in every other tab. */
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
  const { api, bus, report } = host();
  const account = accountNow();
  // Before it is asked for: the page may be closed while nothing answers.
  keepSignOut();
  try {
    await api.call(logout);
    signOutDone();
  } catch (error) {
    // Over already, or unreachable and to be said again: this browser forgets the session all the same.
    if (error instanceof ApiError && error.status === 401) signOutDone();
    report(error, 'sign out');
  }
  bus.emit('session.logout', { reason: 'signed-out', ...(account !== undefined && { account }) });
}
