import { useLayoutEffect, useRef } from 'react';

/** A new screen may fetch what makes it as long as the old one was; after this time in ms it will not any more. */
const PATIENCE = 3_000;

/**
 * Keeps the page where the member has scrolled it to while one edition of a screen takes another's place: the new one
 * begins shorter, and the browser would move up. Ends as soon as the member scrolls.
 */
export function useKeptScroll(edition: number | undefined): void {
  const last = useRef({ edition, top: 0 });
  const changing = edition !== undefined && last.current.edition !== undefined && last.current.edition !== edition;
  // Read before the new screen stands: afterwards the browser has moved already.
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
  const timer = setTimeout(() => stop(), PATIENCE);
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
