import type { PortalEvents } from '@atrium/contracts/events';
import { balanceAtom, host, sessionAtom } from '@atrium/host';
import { openModalAtom } from '../overlays/modals.state.ts';
import { heldBack } from './outcome-hold.ts';
import { signOutDone } from './pending-sign-out.ts';
import { restoreSession } from './restore-session.ts';
import { accountNow, forgetSession, takeBalance } from './session.state.ts';

/** Keeps this tab in step with the session of the browser: logins, sign-outs and balances of other tabs and the server. */
export function followSession(hint: () => boolean): void {
  const { bus, store, navigate, toast, i18n } = host();
  bus.on('session.login', ({ account }) => {
    // The login has ended the session that was left.
    signOutDone();
    if (store.get(sessionAtom)?.account !== account) void restoreSession(hint, false);
  });
  bus.on('session.logout', ({ reason, account = accountNow() }) => {
    // Also the end of the session before, which is told when the next one has begun already.
    if (!store.get(sessionAtom) || account !== accountNow()) return;
    forgetSession();
    navigate('/');
    if (reason === 'signed-out') return toast('info', i18n.t('shell:session.signedOut'));
    store.set(openModalAtom, { name: 'loginPopupModal', reason: i18n.t(`shell:session.over.${reason}`) });
  });
  bus.on('modal.requested', ({ name }) => store.set(openModalAtom, { name }));
  const show = heldBack<{ account: string | undefined; change: PortalEvents['balance.changed'] }>(
    ({ account, change: { cause, ...balance } }) => {
      if (!store.get(sessionAtom) || account !== accountNow()) return;
      // A gateway of the version before sends the sum alone: the parts stay as they are known.
      const parts = { cash: balance.sumBalance, bonus: '0', locked: '0', ...store.get(balanceAtom) };
      takeBalance({ ...parts, ...balance });
    },
  );
  bus.on('balance.changed', (change) => show({ account: accountNow(), change }));
}
