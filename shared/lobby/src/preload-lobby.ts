import { host, sessionAtom } from '@atrium/host';
import { preloadGrowingList } from '@atrium/host/growing-list';
import type { Lobby } from './create-lobby.ts';
import { gameQuery, memberGames, visitorGames } from './games.state.ts';
import { viewKey, viewOf } from './lobby-address.ts';
import { shelfQuery } from './use-lobby-games.ts';
import { chosenVendor } from './use-vendors.ts';
import { MENUS_INPUT, menusResource, vendorsOfAtom } from './vendors.state.ts';

/**
 * Requests what a lobby shows first, before it is opened: its vendors, and the shelf that its address or the last visit
 * names. Failures are left to the page, which asks again.
 */
export const preloadLobby =
  (lobby: Lobby) =>
  async (search: string): Promise<void> => {
    const { store } = host();
    const query = new URLSearchParams(search);
    const asked = viewOf(query);
    const searches = viewKey(asked) ? asked.text : store.get(lobby.searchAtom);
    if (searches) return;
    await store.set(menusResource.entry(MENUS_INPUT).loadAtom);
    const vendors = store.get(vendorsOfAtom(lobby.category));
    const code = chosenVendor(vendors, query.get('page'), store.get(lobby.vendorAtom));
    if (!code) return;
    const filters = viewKey(asked) ? asked.filters : store.get(lobby.filtersAtom);
    const list = store.get(sessionAtom)?.token ? memberGames : visitorGames;
    await preloadGrowingList(list, { query: gameQuery(shelfQuery(lobby, code, filters)) });
  };
