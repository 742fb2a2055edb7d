import { useEffect, useMemo, useState } from 'react';
import type { HelpHit, HelpSearch, SearchedArticle } from './search-help.ts';

type CreateSearch = (articles: readonly SearchedArticle[]) => HelpSearch;

/**
 * The articles that answer a question, without a call: the search runs over the articles on the page. Undefined until
 * its code is loaded, and without a question.
 */
export function useHelpSearch(articles: readonly SearchedArticle[], question: string): HelpHit[] | undefined {
  const [create, setCreate] = useState<CreateSearch>();
  const asked = question.trim() !== '';
  useEffect(() => {
    if (asked) void import('./search-help.ts').then(({ createHelpSearch }) => setCreate(() => createHelpSearch));
  }, [asked]);
  const search = useMemo(() => create?.(articles), [create, articles]);
  return useMemo(() => (asked ? search?.find(question) : undefined), [asked, search, question]);
}
