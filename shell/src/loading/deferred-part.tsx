import type { ComponentType, ReactNode } from 'react';
import { laterTexts } from '../language/texts.ts';
import { inTheEnd } from './retry-when-idle.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';

/**
 * A part that the first window can do without: its code is asked for in a quiet moment after the first paint, into the room
 * that `pending` keeps. Nobody asked for it, so what fails is tried again without a word to the member.
 */
export function latePart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  pending: ReactNode = null,
): LazyPart<P> {
  return lazyPart<P>(
    () => inTheEnd(load),
    pending,
    () => inTheEnd(laterTexts),
    false,
  );
}
