import { browseGames, gameList, type Game, type GamePage } from '@atrium/contracts/games';
import { failureOf, host, sessionAtom, type ApiError, type Session } from '@atrium/host';
import { atom, type PrimitiveAtom } from 'jotai';
import { startTransition } from 'react';
import { atomFamily } from './atom-family.ts';
import { favourites } from './favourites.state.ts';
import { languageCode } from './language-code.ts';
import { filterQuery, type LobbyFilters } from './filters.ts';
import { type OwnShelf, recounted, type ShelfChange, type ShelfCounts, sureCounts } from './shelf-counts.ts';

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
  readonly counts?: ShelfCounts;
  readonly kinds?: GamePage['kinds'];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly error?: ApiError;
}

const NOTHING: GameList = { status: 'pending', games: [], total: 0, pageNum: 0, totalPages: 1 };

/** The lists by question: going back to one shows it as it was, without a call. */
const lists = atomFamily<GameList>(() => NOTHING, 60);

/** Members and visitors have lists of their own; a visitor's is the first page of a vendor (7-045). */
const keyOf = (query: ListQuery, account: string) => JSON.stringify([account, languageCode(), query]);

/** The list of a question as this session sees it. */
export const listAtom = (query: ListQuery) => atom((get) => get(lists(keyOf(query, get(sessionAtom)?.account ?? ''))));

/** Brings a list's first page where it is not there yet, or its next one. Asking again while one is under way does nothing. */
export const loadListAtom = atom(null, async (get, set, query: ListQuery, wanted: 'first' | 'next') => {
  const key = keyOf(query, get(sessionAtom)?.account ?? '');
  const entry = lists(key);
  const { pageNum, totalPages } = get(entry);
  if (underWay.has(key) || (wanted === 'first' ? pageNum > 0 : pageNum >= totalPages)) return;
  underWay.add(key);
  // A list that was forgotten meanwhile: what was asked for before is no answer any more.
  do await set(bringPageAtom, query, entry);
  while (get(entry) === NOTHING && key === keyOf(query, get(sessionAtom)?.account ?? ''));
  underWay.delete(key);
});

const bringPageAtom = atom(null, async (get, set, query: ListQuery, entry: PrimitiveAtom<GameList>) => {
  const before = get(entry);
  const asked = { ...changes };
  const write = (list: GameList) => get(entry) !== NOTHING && set(entry, list);
  set(entry, { ...before, status: before.games.length ? 'more' : 'pending', error: undefined });
  try {
    const page = await fetchPage(query, before.pageNum + 1, get(sessionAtom));
    const known = new Set(before.games.map(({ gameId }) => gameId));
    const games = inOrder([...before.games, ...page.games.filter(({ gameId }) => !known.has(gameId))], query.ids);
    const unsure = (shelf: OwnShelf) =>
      changes[shelf] > asked[shelf] || (shelf === 'favourite' && get(favourites.pendingFavouritesAtom).length > 0);
    const list: GameList = {
      status: 'ready',
      games,
      total: page.total,
      counts: page.counts ? sureCounts(page.counts, unsure) : get(entry).counts,
      kinds: page.kinds ?? before.kinds,
      pageNum: page.pageNum,
      totalPages: page.totalPages,
    };
    // Drawn in pieces: a finger is heard between them, and the scrolling that asked for further cards goes on.
    startTransition(() => void write(list));
  } catch (error) {
    write({ ...get(entry), status: 'failed', error: failureOf(error) });
  }
});
const underWay = new Set<string>();

/** How often each of the member's own shelves has changed. */
const changes: Record<OwnShelf, number> = { favourite: 0, recent: 0 };

/** A game came onto one of the member's own shelves or left it: its lists are forgotten, and the others count it. */
export const changeShelfAtom = atom(null, (get, set, shelf: OwnShelf, gameId: string, next: ShelfChange['next']) => {
  changes[shelf] += 1;
  const account = get(sessionAtom)?.account;
  const all = [...lists.entries()].map(([key, entry]) => {
    const [whose, , query] = JSON.parse(key) as [string, string, ListQuery];
    return { entry, whose, query, list: get(entry) };
  });
  const game = all.flatMap(({ list }) => list.games).find((one) => one.gameId === gameId);
  for (const { entry, whose, query, list } of all) {
    const counts = whose === account ? recounted(query, list, { shelf, game, next }) : list.counts;
    if (query.filters.only === shelf) set(entry, NOTHING);
    else if (counts !== list.counts) set(entry, { ...list, counts });
  }
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

async function fetchPage(query: ListQuery, pageNo: number, session: Session | null): Promise<GamePage> {
  const { api, cache } = host();
  const member = Boolean(session?.token);
  const { ids, filters } = query;
  const input = { query: { ...gameQuery(query), pageNo } };
  const endpoint = member ? gameList : browseGames;
  // What a search or the member's own choice selects changes from minute to minute; the shelves of a vendor do not.
  if (ids || filters.only === 'favourite' || filters.only === 'recent') return api.call(endpoint, input);
  // A member's first page carries the numbers of their own shelves: the shell forgets these keys when one changes.
  const key = `games:${member ? `member:${session?.account}` : 'visitor'}:${JSON.stringify(input.query)}` as const;
  const page = await cache.call(key, endpoint, input);
  // A list with a game that is down is asked for again next time: it may be back.
  if (page.games.some(({ playable }) => !playable)) cache.forget(key);
  return page;
}

function inOrder(games: readonly Game[], ids: readonly string[] | undefined): readonly Game[] {
  if (!ids) return games;
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...games].sort((a, b) => (place.get(a.gameId) ?? ids.length) - (place.get(b.gameId) ?? ids.length));
}
