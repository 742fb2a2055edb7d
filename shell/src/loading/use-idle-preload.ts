import { useEffect } from 'react';
import type { LazyPart } from './lazy-part.tsx';
import { whenIdle } from './when-idle.ts';

/** Loads a drop-down's code soon after the bar that opens it is on screen, so that it opens at once. */
export function useIdlePreload({ preload }: Pick<LazyPart<object>, 'preload'>): void {
  useEffect(() => whenIdle(() => void preload()), [preload]);
}
