import type { ComponentType } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';
import { lazyPart } from './lazy-part.tsx';

/** A page of the shell that is fetched when it is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazyPart<object>(load, <PageSkeleton />);

/** A page that most visitors open first: the HTML asks for its code, and its texts came with the frame's. */
export const firstPage = (load: () => Promise<ComponentType>) => lazyPart<object>(load, <PageSkeleton />, async () => {});
