import { gameList, type Game } from '@atrium/contracts/games';
import { host, sessionAtom } from '@atrium/host';
import { gameQuery, type ListQuery } from './games.state.ts';
import type { ShownList } from './use-game-list.ts';
import { playableAtom } from './vendors.state.ts';

/** Most games drawn until one can be played. */
const TRY_LIMIT = 6;

/**
 * Any game of a list with equal probability, also of pages that are not loaded; a visitor's list ends with its first page.
 * Resolves to undefined when no drawn game can be played now. Rejects with `ApiError`.
 */
export async function randomGame(query: ListQuery, list: ShownList): Promise<Game | undefined> {
  const { store, api } = host();
  const most = store.get(sessionAtom)?.token ? list.total : list.games.length;
  const playable = store.get(playableAtom);
  for (let tries = 0; tries < TRY_LIMIT && most > 0; tries++) {
    const place = Math.floor(Math.random() * most);
    const game =
      list.games[place] ??
      (await api.call(gameList, { query: { ...gameQuery(query), pageNo: 1, pageSize: 1, offset: place } })).games[0];
    if (game && playable(game)) return game;
  }
  return undefined;
}
