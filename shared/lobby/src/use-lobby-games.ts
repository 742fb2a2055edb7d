import type { VendorCard } from '@atrium/contracts/games';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './create-lobby.ts';
import { EVERYTHING } from './filters.ts';
import { foundAtom, loadSearchAtom, MOST_FOUND } from './search.state.ts';
import type { ListQuery } from './games.state.ts';
import { type ShownList, useGameList } from './use-game-list.ts';

/** What a lobby shows now: the shelf of the open vendor, or what a search over all vendors found. */
export interface LobbyGames extends ShownList {
  readonly searching: boolean;
  /** What the list was asked by; none while it is not known. */
  readonly query: ListQuery | null;
}

export function useLobbyGames(lobby: Lobby, vendor: VendorCard | undefined): LobbyGames | null {
  const { i18n } = useTranslation();
  const text = useDeferredValue(useAtomValue(lobby.searchAtom)).trim();
  const filters = useAtomValue(lobby.filtersAtom);
  const { category } = lobby;
  const code = vendor?.vassalage;
  const loadSearch = useSetAtom(loadSearchAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language has an index of its own
  useEffect(() => {
    if (text) void loadSearch(category);
  }, [text, category, loadSearch, i18n.language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language has an index of its own
  const found = useAtomValue(useMemo(() => foundAtom(category, text, code), [category, text, code, i18n.language]));

  const shelf = code ? { gameType: category, vassalage: code, pageSize: lobby.pageSize, filters } : null;
  const hits =
    found.ids.length > 0
      ? { gameType: category, pageSize: MOST_FOUND, filters: { ...EVERYTHING, kind: filters.kind }, ids: found.ids }
      : null;
  const query = text ? hits : shelf;
  const list = useGameList(query);
  if (!text) return list && { ...list, query, searching: false };
  if (list) return { ...list, query, searching: true };
  if (found.status === 'ready') return { ...NO_GAMES, status: 'ready', searching: true };
  if (found.status === 'failed')
    return {
      ...NO_GAMES,
      status: 'failed',
      error: found.error,
      searching: true,
      loadNext: () => void loadSearch(category),
    };
  return { ...NO_GAMES, status: 'pending', searching: true };
}

const NO_GAMES = { query: null, games: [], total: 0, pageNum: 1, totalPages: 1, loadNext: () => {} } as const;
