import { breakpoints } from '@atrium/ui/theme';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoints.wide - 0.02}px)`;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the window is too narrow for the wide header: a bottom tab bar and sheets take its place. */
export const useCompact = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
