import { host, useEvent } from '@atrium/host';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The screen that a sign-out leaves is drawn once more, for a visitor, before the next one is: what it has asked for
 * meanwhile is not kept in session storage either. Source: specification 4, sign-out.
 */
export function useForgetWhatWasLeft(): void {
  const { pathname } = useLocation();
  const [ended, setEnded] = useState(false);
  useEvent('session.logout', () => setEnded(true));
  useEffect(() => {
    if (!ended || pathname !== location.pathname) return;
    host().cache.forget();
    setEnded(false);
  }, [ended, pathname]);
}
