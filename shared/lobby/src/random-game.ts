import { gameList, type Game } from '@atrium/contracts/games';
import { host, sessionAtom } from '@atrium/host';
import { gameQuery, type ListQuery } from './games.state.ts';
import type { ShownList } from './use-game-list.ts';
import { playableAtom } from './vendors.state.ts';

/** So many games are drawn at most until one can be played. */
const TRIES = 6;

/**
 * Any game of a list, each as likely as the others, whether its page has come or not; a visitor's list ends with its
 * first page. Undefined where none that was drawn can be played now. Throws as the gateway refuses.
 */
export async function randomGame(query: ListQuery, list: ShownList): Promise<Game | undefined> {
  const { store, api } = host();
  const most = store.get(sessionAtom)?.token ? list.total : list.games.length;
  const playable = store.get(playableAtom);
  for (let tries = 0; tries < TRIES && most > 0; tries++) {
    const place = Math.floor(Math.random() * most);
    const game =
      list.games[place] ??
      (await api.call(gameList, { query: { ...gameQuery(query), pageNo: 1, pageSize: 1, offset: place } })).games[0];
    if (game && playable(game)) return game;
  }
  return undefined;
}
