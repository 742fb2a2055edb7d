import { breakpoints } from '@atrium/ui/theme';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows the start of the article that the address names, where the topics are above it, or else the page from its top. A
 * page that a centre has covered stays where it was left.
 *
 * @param topic The topic in the address.
 * @param there Whether the articles have loaded.
 */
export function useArticleInSight(topic: string | null, there: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(undefined);
  useEffect(() => {
    if (!there || shown.current === topic) return;
    const arrives = shown.current === undefined;
    shown.current = topic;
    if (topic && innerWidth < breakpoints.wide) article.current?.scrollIntoView?.({ behavior: 'instant' });
    else if (!arrives) scrollTo({ top: 0, behavior: 'instant' });
  }, [topic, there]);
  return article;
}
