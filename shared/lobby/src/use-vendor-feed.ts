import type { PortalEvents } from '@atrium/contracts/events';
import { useEvent } from '@atrium/host';
import { useEffect, useEffectEvent } from 'react';

/** The gateway follows a vendor for who asks now and then; and who was silent may be back. */
const LOOK_AGAIN = 30_000;

/** Reads again what vendors' feeds tell: when the gateway says that it changed, and when the page is seen again. A hidden page does not ask. */
export function useVendorFeed(
  concerns: (feed: PortalEvents['vendor.feed']) => boolean,
  reload: () => Promise<void>,
): void {
  const look = useEffectEvent(() => void (document.visibilityState === 'visible' && reload()));
  useEvent('vendor.feed', (feed) => concerns(feed) && look());
  useEvent('live.gap', () => look());
  useEffect(() => {
    const back = () => look();
    const timer = setInterval(back, LOOK_AGAIN);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
}
