import { host } from '@atrium/host';
import type { ComponentType, ReactNode } from 'react';
import { laterTexts } from '../texts.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { whenQuiet } from './when-quiet.ts';

/** What failed is tried again after so long, and after twice as long each further time, in ms. */
const AGAIN = 2_000;
const AGAIN_AT_MOST = 60_000;

/**
 * A part that the first window can do without: its code is asked for in a quiet moment after the first paint, into the room
 * that `pending` keeps. Nobody asked for it, so what fails is tried again without a word to the member.
 */
export function latePart<P extends object = object>(load: () => Promise<ComponentType<P>>, pending: ReactNode = null): LazyPart<P> {
  return lazyPart<P>(() => inTheEnd(load), pending, () => inTheEnd(laterTexts), false);
}

async function inTheEnd<T>(fetch: () => Promise<T>, wait = AGAIN): Promise<T> {
  await new Promise<void>(whenQuiet);
  try {
    return await fetch();
  } catch (error) {
    if (wait === AGAIN) host().report(error, 'screen code');
    await new Promise((resolve) => setTimeout(resolve, wait));
    return inTheEnd(fetch, Math.min(2 * wait, AGAIN_AT_MOST));
  }
}
