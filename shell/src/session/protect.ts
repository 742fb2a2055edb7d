import { gate, host, type Need, sessionAtom } from '@atrium/host';
import { errorTexts } from '../language/texts.ts';
import { openModalAtom } from '../overlays/modals.state.ts';
import { sessionKnown } from './session-known.ts';

/**
 * The session gate (specification 4): without a session the login pop-up opens; a trial account, or a member where an
 * agent is required, gets the warning. Resolves to whether the action ran.
 */
export async function protect(need: Need, action: () => void | Promise<void>): Promise<boolean> {
  const { store, i18n, report } = host();
  await sessionKnown(store);
  const verdict = gate(store.get(sessionAtom), need);
  if (verdict === 'proceed') {
    await action();
    return true;
  }
  if (verdict === 'login') {
    // An address that opens a centre asks before the sentences have arrived.
    await errorTexts(i18n).catch((error: unknown) => report(error, 'error texts'));
    store.set(openModalAtom, { name: 'loginPopupModal', reason: i18n.t('errors:NOT_LOGGED_IN') });
  } else await warnTrueAccount();
  return false;
}

/** The warning of specification 6 and 8, which also names both keys. */
export async function warnTrueAccount(): Promise<void> {
  const { i18n, dialog } = host();
  await dialog({
    icon: 'warning',
    title: i18n.t('shell:warning.title'),
    text: i18n.t('shell:in_need_true_account'),
    buttons: [{ label: i18n.t('shell:in_increase_submit'), value: 'submit', tone: 'primary' }],
  });
}
