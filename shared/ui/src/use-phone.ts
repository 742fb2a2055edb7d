import { breakpoints } from '@atrium/ui/theme';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia?.(`(max-width: ${breakpoints.phone - 0.02}px)`);

function follow(onChange: () => void): () => void {
  const phone = query();
  phone?.addEventListener?.('change', onChange);
  return () => phone?.removeEventListener?.('change', onChange);
}

/** Whether the window is as narrow as a phone's, for parts that are others there and not only arranged differently. */
export const usePhone = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? false);
