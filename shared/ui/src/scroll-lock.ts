import { useLayoutEffect } from 'react';

let holders = 0;

/** Prevents the page from scrolling while `held`; it scrolls again after the last holder has released the lock. */
export function useScrollLock(held: boolean): void {
  useLayoutEffect(() => {
    if (!held) return;
    const page = document.documentElement;
    if (holders++ === 0) page.style.overflow = 'hidden';
    return () => {
      if (--holders === 0) page.style.overflow = '';
    };
  }, [held]);
}
