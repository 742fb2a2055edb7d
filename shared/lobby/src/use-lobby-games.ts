import { EVERY_VENDOR } from '@atrium/contracts/vendor-cards';
import { useResource } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './create-lobby.ts';
import { EVERYTHING, type LobbyFilters } from './filters.ts';
import { FOUND_LIMIT, searchInput, searchResource } from './search.state.ts';
import type { ListQuery } from './games.state.ts';
import { type ShownList, useGameList } from './use-game-list.ts';

/** The games of a lobby: the shelf of the open vendor or of all, or the result of a search over all vendors. */
export interface LobbyGames extends ShownList {
  readonly searching: boolean;
  /** The question of the list; null while it is unknown. */
  readonly query: ListQuery | null;
}

/** The question of a shelf: one vendor's games, or those of all vendors. */
export const shelfQuery = ({ category, pageSize }: Lobby, chosen: string, filters: LobbyFilters): ListQuery => ({
  gameType: category,
  ...(chosen !== EVERY_VENDOR && { vassalage: chosen }),
  pageSize,
  filters,
});

export function useLobbyGames(lobby: Lobby, chosen: string | undefined): LobbyGames | null {
  // Another language is another list.
  useTranslation();
  const text = useDeferredValue(useAtomValue(lobby.searchAtom)).trim();
  const filters = useAtomValue(lobby.filtersAtom);
  const { category } = lobby;
  const code = chosen === EVERY_VENDOR ? undefined : chosen;
  const search = useResource(searchResource, searchInput(category), { paused: !text });
  const find = search.value?.find;
  // The games that match the text, the best first, over all vendors of the category.
  const ids = useMemo(() => (find && text ? find(text, code).slice(0, FOUND_LIMIT) : []), [find, text, code]);

  const shelf = chosen ? shelfQuery(lobby, chosen, filters) : null;
  const hits =
    ids.length > 0
      ? { gameType: category, pageSize: FOUND_LIMIT, filters: { ...EVERYTHING, kind: filters.kind }, ids }
      : null;
  const query = text ? hits : shelf;
  const list = useGameList(query);
  if (!text) return list && { ...list, query, searching: false };
  if (list) return { ...list, query, searching: true };
  if (search.value) return { ...NO_GAMES, status: 'ready', searching: true };
  if (search.status === 'failed')
    return {
      ...NO_GAMES,
      status: 'failed',
      error: search.error,
      searching: true,
      loadNext: () => void search.reload(),
    };
  return { ...NO_GAMES, status: 'pending', searching: true };
}

const NO_GAMES = { query: null, games: [], total: 0, pageNum: 1, totalPages: 1, loadNext: () => {} } as const;
