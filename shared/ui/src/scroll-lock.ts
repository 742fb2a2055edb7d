import { useLayoutEffect } from 'react';

let holders = 0;

/** Keeps the page from scrolling while `held`; it scrolls again when the last holder lets go. */
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
