import { useLayoutEffect } from 'react';

let holders = 0;

/** Where the scroll bar was, a strip is left that no element covers, with the colour of the page alone: about that of the page below a scrim. */
const DIMMED = 'color-mix(in srgb, var(--bg) 62%, black)';

/** Prevents the page from scrolling while `held`; it scrolls again after the last holder has released the lock. */
export function useScrollLock(held: boolean): void {
  useLayoutEffect(() => {
    if (!held) return;
    const page = document.documentElement;
    const mark = (overflow: string, color: string) => {
      page.style.overflow = overflow;
      page.style.backgroundColor = color;
    };
    if (holders++ === 0) mark('hidden', DIMMED);
    return () => {
      if (--holders === 0) mark('', '');
    };
  }, [held]);
}
