import type { ComponentType } from 'react';
import { laterTexts } from '../language/texts.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { lazyPart } from './lazy-part.tsx';

/** A page of the shell that is fetched when it is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazyPart<object>(load, <PageSkeleton />);

/** A page whose texts stand by themselves. */
export const lazyPageWith = (texts: () => Promise<void>, load: () => Promise<ComponentType>) =>
  lazyPart<object>(load, <PageSkeleton />, () => Promise.all([laterTexts(), texts()]).then(() => undefined));

/** A page that most visitors open first: the HTML asks for its code, and its texts came with the frame's. */
export const firstPage = (load: () => Promise<ComponentType>) =>
  lazyPart<object>(load, <PageSkeleton />, async () => {});
