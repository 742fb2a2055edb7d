import type { ComponentType, ReactNode } from 'react';
import { laterTexts } from '../language/texts.ts';
import { retryWhenIdle } from './retry-when-idle.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';

/**
 * A part that the first window can do without: its code is loaded in an idle moment after the first paint, into the space
 * that `pending` reserves. The member did not ask for it, so a failure is retried silently.
 */
export function deferredPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  pending: ReactNode = null,
): LazyPart<P> {
  return lazyPart<P>(() => retryWhenIdle(load), {
    pending,
    texts: () => retryWhenIdle(laterTexts),
    announced: false,
  });
}
