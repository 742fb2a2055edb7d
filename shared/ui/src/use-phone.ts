import { breakpoints } from './theme.ts';
import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than a width in px. */
function narrowerThan(widthPx: number): () => boolean {
  const query = () => window.matchMedia?.(`(max-width: ${widthPx - 0.02}px)`);
  const follow = (onChange: () => void): (() => void) => {
    const narrow = query();
    narrow?.addEventListener?.('change', onChange);
    return () => narrow?.removeEventListener?.('change', onChange);
  };
  const isNarrow = () => query()?.matches ?? false;
  return () => useSyncExternalStore(follow, isNarrow);
}

/** Whether the window is as narrow as a phone's, for parts that are others there and not only arranged differently. */
export const usePhone = narrowerThan(breakpoints.phone);

/** Whether there is no room for columns beside each other, as on a phone or a small tablet. */
export const useCompact = narrowerThan(breakpoints.wide);
