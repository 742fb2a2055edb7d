import { host } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { isSupportWindow } from '../pages/support/is-support-window.ts';
import type { SystemStatus } from './system-status.ts';
import { checkStatusAtom, statusAtom } from './system-status.state.ts';

const ClosedPage = lazyPart<{ status: 1 | 2 }>(() => import('./closed-page.tsx').then((module) => module.ClosedPage));

/**
 * The normal app, or the page that replaces it (specification 2.2), also when the status changes during use. Switches
 * of operators take effect at once: the app is rendered again with the new permission response.
 */
export function StatusSwitch({ initial }: { initial: SystemStatus }) {
  const checked = useAtomValue(statusAtom);
  const check = useSetAtom(checkStatusAtom);
  useEffect(() => {
    const { bus, cache } = host();
    const stop = [
      bus.on('system.status', () => void check()),
      bus.on('settings.changed', () => void check()),
      // Kept for the session until settings are published, whichever component shows it then.
      bus.on('notice.published', () => cache.forget('notices')),
    ];
    return () => {
      for (const each of stop) each();
    };
  }, [check]);
  const status = checked?.status ?? initial;
  // Visitors that are shut out can still ask why: "Contact us" on the closed page opens this window.
  const asking = isSupportWindow(useLocation());
  return status === 0 || asking ? <Frame /> : <ClosedPage status={status} />;
}
