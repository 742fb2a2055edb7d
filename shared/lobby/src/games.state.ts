import { browseGames, type Game, gameList, type GamePage } from '@atrium/contracts/games';
import type { InputOf } from '@atrium/contracts/endpoint';
import { type ApiError, host, sessionAtom } from '@atrium/host';
import { createPagedResource } from '@atrium/host/paged-resource';
import { favourites } from './favourites.state.ts';
import { filterQuery, type LobbyFilters } from './filters.ts';
import { languageCode } from './language-code.ts';
import { type ShelfCounts, sureCounts } from './shelf-counts.ts';
import { rememberGames, shelfChangesAtom } from './shelf-changes.state.ts';

/** What a list of games is asked by. `ids` asks for exactly these games, in this order. */
export interface ListQuery {
  readonly gameType: string;
  readonly vassalage?: string;
  readonly pageSize: number;
  readonly filters: LobbyFilters;
  readonly ids?: readonly string[];
}

export interface GameList {
  /** `more` is a further page under way; what is there stays. */
  readonly status: 'pending' | 'ready' | 'more' | 'failed';
  readonly games: readonly Game[];
  readonly total: number;
  readonly counts?: ShelfCounts | undefined;
  readonly kinds?: GamePage['kinds'];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly error?: ApiError | undefined;
}

/** One page of a list, as a lobby keeps it. */
export interface LobbyGamePage extends Omit<GamePage, 'counts'> {
  readonly counts?: ShelfCounts | undefined;
  /** How many changes of the member's own shelves were known when the page arrived: it includes those before. */
  readonly changes: number;
}

const options = {
  // Going back to a list shows it as it was, without a call.
  reuse: true,
  // Pressing and scrolling stay responsive while many cards are drawn.
  transition: true,
  pageOf: ({ games, pageNum, totalPages, total }: LobbyGamePage) => ({
    items: games,
    next: pageNum < totalPages ? pageNum + 1 : null,
    pages: totalPages,
    total,
  }),
};

/** The lists of a member. Those of the member's own shelves change with them; the counts of the others follow without a call. */
export const memberGames = createPagedResource<typeof gameList, LobbyGamePage, Game>(gameList, {
  ...options,
  staleOn: {
    'favourite.changed': (_, { query }) => query.only === 'favourite',
    'game.launched': (_, { query }) => query.only === 'recent',
  },
  fetch: (input, fresh) => fetchPage(gameList, input, fresh),
});

/** The lists of a visitor: the first page of a vendor. Source: 7-045. */
export const visitorGames = createPagedResource<typeof browseGames, LobbyGamePage, Game>(browseGames, {
  ...options,
  staleOn: [],
  fetch: (input, fresh) => fetchPage(browseGames, input, fresh),
});

/** What every game query carries. Source: 9-21. */
const EVERY_QUERY = { clientType: 3, platform: 'flash,html5-desktop' } as const;

/** A question as the fields of a game query. */
export function gameQuery({ ids, filters, ...asked }: ListQuery) {
  return {
    ...EVERY_QUERY,
    ...asked,
    ...filterQuery(filters),
    language: languageCode(),
    ...(ids && { ids: ids.join(',') }),
  };
}

async function fetchPage(
  endpoint: typeof gameList | typeof browseGames,
  input: InputOf<typeof gameList>,
  fresh: boolean,
): Promise<LobbyGamePage> {
  const { store } = host();
  const before = store.get(shelfChangesAtom).length;
  const page = await answerOf(endpoint, input, fresh);
  const changes = store.get(shelfChangesAtom);
  rememberGames(page.games);
  const overtaken = new Set(changes.slice(before).map(({ shelf }) => shelf));
  if (store.get(favourites.pendingFavouritesAtom).length > 0) overtaken.add('favourite');
  return {
    ...page,
    counts: page.counts && sureCounts(page.counts, (shelf) => overtaken.has(shelf)),
    changes: changes.length,
  };
}

async function answerOf(
  endpoint: typeof gameList | typeof browseGames,
  input: InputOf<typeof gameList>,
  fresh: boolean,
): Promise<GamePage> {
  const { api, cache, store } = host();
  const { ids, only } = input.query;
  // What a search or the member's own choice selects changes from minute to minute; the shelves of a vendor do not.
  if (ids || only === 'favourite' || only === 'recent') return api.call(endpoint, input);
  // A member's first page carries the numbers of their own shelves: the shell forgets these keys when one changes.
  const whose = endpoint === gameList ? `member:${store.get(sessionAtom)?.account}` : 'visitor';
  const key = `games:${whose}:${JSON.stringify(input.query)}` as const;
  if (fresh) cache.forget(key);
  const page = await cache.call(key, endpoint, input);
  // A list with a game that is down is asked for again next time: it may be back.
  if (page.games.some(({ playable }) => !playable)) cache.forget(key);
  return page;
}
