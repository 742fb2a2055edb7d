import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';

export interface SafeHtmlProps {
  html: string;
  /** Shown below it, and not before it: nothing moves when it comes. */
  children?: ReactNode;
}

/**
 * HTML from the server, sanitized before it is shown: no scripts, no event handlers, no unsafe links. The sanitizer is
 * loaded on first use; where it cannot be loaded, a message offers to try again.
 */
export const SafeHtml = lazyPart<SafeHtmlProps>(
  () => import('./sanitized-html.tsx').then(({ SanitizedHtml }) => SanitizedHtml),
  {
    pending: <div aria-busy />,
    texts: null,
    announced: false,
  },
);
