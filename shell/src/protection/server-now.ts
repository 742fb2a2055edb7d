import { host } from '@atrium/host';
import { useEffect, useState } from 'react';

/** The gateway's time, independent of this machine's clock. */
export const serverNow = (): number => Date.now() + host().clockSkew();

/** The gateway's time, updated every second. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
