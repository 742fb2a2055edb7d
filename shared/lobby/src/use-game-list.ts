import { useSession } from '@atrium/host';
import { useGrowingList } from '@atrium/host/growing-list';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { gameListOf } from './game-list.ts';
import { type GameList, gameQuery, type ListQuery, memberGames, visitorGames } from './games.state.ts';
import { shelfChangesAtom } from './shelf-changes.state.ts';

export interface ShownList extends GameList {
  /** Adds the next page; also the way on after a failure. */
  loadNext(): void;
}

/** The list of a question, fetched unless it is known. Without a question nothing is fetched. */
export function useGameList(query: ListQuery | null): ShownList | null {
  const session = useSession();
  const account = session?.account;
  const changes = useAtomValue(shelfChangesAtom);
  const input = query && { query: gameQuery(query) };
  const ofMember = useGrowingList(memberGames, session?.token ? input : null);
  const ofVisitor = useGrowingList(visitorGames, session?.token ? null : input);
  const { status, pages, error, loadNext } = session?.token ? ofMember : ofVisitor;
  const key = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the question.
  const list = useMemo(() => {
    const own = changes.map((change) => (change.account === account ? change : null));
    return query && gameListOf(query, { status, pages, error }, own);
  }, [key, account, status, pages, error, changes]);
  return list && { ...list, loadNext };
}
