import { browseGames, gameList, type Game, type GamePage } from '@atrium/contracts/games';
import { failureOf, host, sessionAtom, type ApiError } from '@atrium/host';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { atomFamily } from './atom-family.ts';
import { languageCode } from './language-code.ts';
import { filterQuery, type LobbyFilters } from './filters.ts';

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
  readonly counts?: GamePage['counts'];
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
  const session = get(sessionAtom);
  const key = keyOf(query, session?.account ?? '');
  const entry = lists(key);
  const before = get(entry);
  if (wanted === 'first' && (before.pageNum > 0 || underWay.has(key))) return;
  if (wanted === 'next' && (before.pageNum >= before.totalPages || underWay.has(key))) return;
  underWay.add(key);
  set(entry, { ...before, status: before.games.length ? 'more' : 'pending', error: undefined });
  try {
    const page = await fetchPage(query, before.pageNum + 1, Boolean(session?.token));
    const known = new Set(before.games.map(({ gameId }) => gameId));
    const games = inOrder([...before.games, ...page.games.filter(({ gameId }) => !known.has(gameId))], query.ids);
    const list: GameList = {
      status: 'ready',
      games,
      total: page.total,
      counts: page.counts ?? before.counts,
      kinds: page.kinds ?? before.kinds,
      pageNum: page.pageNum,
      totalPages: page.totalPages,
    };
    // Drawn in pieces: a finger is heard between them, and the scrolling that asked for further cards goes on.
    startTransition(() => set(entry, list));
  } catch (error) {
    set(entry, { ...before, status: 'failed', error: failureOf(error) });
  } finally {
    underWay.delete(key);
  }
});
const underWay = new Set<string>();

/** Forgets a shelf's lists, which something that the member did may have made wrong. */
export const forgetShelfAtom = atom(null, (_get, set, shelf: 'favourite' | 'recent') => {
  for (const [key, entry] of lists.entries()) if (key.includes(`"only":"${shelf}"`)) set(entry, NOTHING);
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

async function fetchPage(query: ListQuery, pageNo: number, member: boolean): Promise<GamePage> {
  const { api, cache } = host();
  const { ids, filters } = query;
  const input = { query: { ...gameQuery(query), pageNo } };
  const endpoint = member ? gameList : browseGames;
  // What a search or the member's own choice selects changes from minute to minute; the shelves of a vendor do not.
  if (ids || filters.only === 'favourite' || filters.only === 'recent') return api.call(endpoint, input);
  const key = `games:${member ? 'member' : 'visitor'}:${JSON.stringify(input.query)}` as const;
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
