import { logout } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { laterTexts } from '../texts.ts';

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
  try {
    await api.call(logout);
  } catch (error) {
    // Unreachable or over already: this browser forgets the session all the same.
    report(error, 'sign out');
  }
  bus.emit('session.logout', { reason: 'signed-out' });
}
