import { host } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { isSupportWindow } from '../pages/support/is-support-window.ts';
import type { SystemStatus } from './system-status.ts';
import { useReloadWhenOpened } from './use-reload-when-opened.ts';
import { checkStatusAtom, statusAtom } from './system-status.state.ts';

const ClosedPage = lazyPart<{ status: 1 | 2 }>(() => import('./closed-page.tsx').then((module) => module.ClosedPage));

const loadAgain = () => location.reload();

export interface StatusSwitchProps {
  /** The status with which the page was served. */
  initial: SystemStatus;
  reload?: () => void;
}

/**
 * The normal app, or the page that replaces it (specification 2.2), also when the status changes during use. Switches
 * of operators take effect at once: the app is rendered again with the new permission response. A page that was served
 * closed has no menus and no session, so it is loaded again when the site opens.
 */
export function StatusSwitch({ initial, reload = loadAgain }: StatusSwitchProps) {
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
  const loading = useReloadWhenOpened(initial !== 0 && status === 0 && !asking, reload);
  const closed = loading ? initial : status;
  return closed === 0 || asking ? <Frame /> : <ClosedPage status={closed} />;
}
