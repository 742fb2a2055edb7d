import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import { useEffect } from 'react';

/** Takes keyboard and pointer from the page below a dialog, also from a game in a frame, which could take them back. */
export function useInertPage(now: boolean): void {
  useEffect(() => {
    if (!now) return;
    const page = document.getElementById(ROOT_ELEMENT);
    page?.toggleAttribute('inert', true);
    return () => void page?.toggleAttribute('inert', false);
  }, [now]);
}
