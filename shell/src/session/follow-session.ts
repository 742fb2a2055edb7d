import type { PortalEvents } from '@atrium/contracts/events';
import { balanceAtom, host, sessionAtom } from '@atrium/host';
import { openModalAtom } from '../overlays/modals.state.ts';
import { holdBack } from './outcome-hold.ts';
import { clearPendingSignOut } from './pending-sign-out.ts';
import { restoreSession } from './restore-session.ts';
import { accountNow, forgetSession, takeBalance } from './session.state.ts';

/** Keeps this tab in sync with the browser's session: logins, sign-outs and balances from other tabs and the server. */
export function followSession(hint: () => boolean): void {
  const { bus, store, navigate, toast, i18n } = host();
  bus.on('session.login', ({ account }) => {
    // The login has replaced the session whose sign-out was pending.
    clearPendingSignOut();
    if (store.get(sessionAtom)?.account !== account) void restoreSession(hint, false);
  });
  bus.on('session.logout', ({ reason, account = accountNow() }) => {
    // Ignores the end of a previous session that arrives after the next one has begun.
    if (!store.get(sessionAtom) || account !== accountNow()) return;
    forgetSession();
    navigate('/');
    if (reason === 'signed-out') return toast('info', i18n.t('shell:session.signedOut'));
    store.set(openModalAtom, { name: 'loginPopupModal', reason: i18n.t(`shell:session.over.${reason}`) });
  });
  bus.on('modal.requested', ({ name }) => store.set(openModalAtom, { name }));
  const show = holdBack<{ account: string | undefined; change: PortalEvents['balance.changed'] }>(
    ({ account, change: { cause, ...balance } }) => {
      if (!store.get(sessionAtom) || account !== accountNow()) return;
      // The previous version of the gateway sends only the sum: the parts keep their last known values.
      const parts = { cash: balance.sumBalance, bonus: '0', locked: '0', ...store.get(balanceAtom) };
      takeBalance({ ...parts, ...balance });
    },
  );
  bus.on('balance.changed', (change) => show({ account: accountNow(), change }));
}
