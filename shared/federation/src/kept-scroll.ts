import { useLayoutEffect, useRef } from 'react';

/** A new screen grows to the height of the old one while it fetches its data; after this time the position is given up. */
const HOLD_SCROLL_MS = 3_000;

/**
 * Keeps the scroll position while one edition of a screen replaces another: the new one is shorter at first, and the
 * browser would scroll up. Ends as soon as the member scrolls.
 */
export function useKeptScroll(edition: number | undefined): void {
  const last = useRef({ edition, top: 0 });
  const changing = edition !== undefined && last.current.edition !== undefined && last.current.edition !== edition;
  // Read before the new screen is rendered: afterwards the browser has scrolled.
  if (changing) last.current = { edition, top: globalThis.scrollY };
  else last.current.edition = edition ?? last.current.edition;
  const { top } = last.current;

  useLayoutEffect(() => (edition !== undefined && top > 0 ? holdScroll(top) : undefined), [edition, top]);
}

function holdScroll(top: number): () => void {
  const move = () => {
    if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) <= 1) stop();
  };
  const grown = new ResizeObserver(move);
  const timer = setTimeout(() => stop(), HOLD_SCROLL_MS);
  const stop = () => {
    clearTimeout(timer);
    grown.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  grown.observe(document.documentElement);
  move();
  return stop;
}

const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
