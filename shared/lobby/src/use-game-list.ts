import { sessionAtom } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameList, type ListQuery, listAtom, loadListAtom } from './games.state.ts';

export interface ShownList extends GameList {
  /** Brings the next page; also the way on after a failure. */
  loadNext(): void;
}

/** The list of a question, fetched where it is not there yet. Without a question nothing is fetched. */
export function useGameList(query: ListQuery | null): ShownList | null {
  const { i18n } = useTranslation();
  const account = useAtomValue(sessionAtom)?.account;
  const key = query && JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question's text is the dependency, the language belongs to it
  const list = useAtomValue(useMemo(() => listAtom(query ?? NO_QUERY), [key, i18n.language]));
  const load = useSetAtom(loadListAtom);
  const waits = list.status === 'pending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session or language is another list
  useEffect(() => {
    if (query && waits) void load(query, 'first');
  }, [key, waits, load, account, i18n.language]);
  if (!query) return null;
  return { ...list, loadNext: () => void load(query, list.pageNum ? 'next' : 'first') };
}

const NO_QUERY: ListQuery = {
  gameType: '',
  pageSize: 1,
  filters: { only: 'all', minLineNum: 0, minBet: '', kind: '', sort: 'popular' },
};
