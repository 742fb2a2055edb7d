import type { ComponentType, ReactNode } from 'react';
import { laterTexts } from '../texts.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { whenQuiet } from './when-quiet.ts';

/** A part that the first window can do without: its code is asked for in a quiet moment after the first paint, into the room that `pending` keeps. */
export function latePart<P extends object = object>(load: () => Promise<ComponentType<P>>, pending: ReactNode = null): LazyPart<P> {
  return lazyPart<P>(() => new Promise<void>(whenQuiet).then(load), pending, () => new Promise<void>(whenQuiet).then(laterTexts), false);
}
