import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import { useEffect } from 'react';

/** Disables keyboard and pointer for the page below a dialog, including a game in a frame, which could grab the focus. */
export function useInertPage(now: boolean): void {
  useEffect(() => {
    if (!now) return;
    const page = document.getElementById(ROOT_ELEMENT);
    page?.toggleAttribute('inert', true);
    return () => void page?.toggleAttribute('inert', false);
  }, [now]);
}
