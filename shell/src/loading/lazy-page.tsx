import type { ComponentType } from 'react';
import { laterTexts } from '../language/texts.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { type LazyPartOptions, lazyPart } from './lazy-part.tsx';

const PAGE: LazyPartOptions = { pending: <PageSkeleton />, level: 1 };

/** A page of the shell whose code is loaded when it is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazyPart(load, PAGE);

/** A page with texts of its own. */
export const lazyPageWith = (texts: () => Promise<void>, load: () => Promise<ComponentType>) =>
  lazyPart(load, {
    ...PAGE,
    texts: () => Promise.all([laterTexts(), texts()]).then(() => undefined),
  });

/** A page that most visitors open first: the HTML preloads its code, and its texts are part of the frame's. */
export const firstPage = (load: () => Promise<ComponentType>) => lazyPart(load, { ...PAGE, texts: null });
