import { useLayoutEffect } from 'react';

let holders = 0;

/** Where the scroll bar was, a strip is left that no element covers: it is dimmed as the page is. */
const DIMMED = 'linear-gradient(var(--scrim), var(--scrim))';

/** Prevents the page from scrolling while `held`; it scrolls again after the last holder has released the lock. */
export function useScrollLock(held: boolean): void {
  useLayoutEffect(() => {
    if (!held) return;
    const page = document.documentElement;
    const mark = (overflow: string, image: string) => {
      page.style.overflow = overflow;
      page.style.backgroundImage = image;
    };
    if (holders++ === 0) mark('hidden', DIMMED);
    return () => {
      if (--holders === 0) mark('', '');
    };
  }, [held]);
}
