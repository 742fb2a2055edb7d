import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { browseGames, gameList } from '@atrium/contracts/games';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { gameCard } from './game-card.ts';
import { countGames, countShelves, findGames, type GameFilter } from './games.repository.ts';

type Query = ParsedOf<typeof gameList>['query'];

/** Sizes of the first and the later pages of a drop-down. Source: 9-25, 9-26. */
const FIRST_PAGE = 21;
const LATER_PAGE = 18;
/** The most IDs in one request. */
const MOST_IDS = 100;

function filterOf(query: Query, memberId: string | null): GameFilter {
  if (query.minBet !== undefined && !/^\d{1,18}$/.test(query.minBet))
    throw new Refusal('BAD_REQUEST', { params: { field: 'minBet' } });
  return {
    category: query.gameType || null,
    vendor: query.vassalage || null,
    name: query.gameName?.trim() || null,
    kind: query.kind || null,
    minBet: query.minBet ?? null,
    minLines: query.minLineNum ?? null,
    only: query.only ?? null,
    memberId,
    ids: query.ids?.split(',').slice(0, MOST_IDS) ?? null,
  };
}

/** One page of the games that match the query. `offset` counts games and takes precedence over `pageNo` (9-27). */
export async function listGames(
  { database }: Parts,
  { query, caller }: { query: Query; caller: Caller },
): Promise<ReplyOf<typeof gameList>> {
  const filter = filterOf(query, caller.session?.memberId ?? null);
  const pageNo = Math.max(1, Math.trunc(query.pageNo));
  const size = Math.trunc(query.pageSize);
  const offset = Math.max(0, Math.trunc(query.offset ?? (pageNo - 1) * size));
  const [rows, total, shelves] = await Promise.all([
    findGames(database, filter, query.sort, size, offset),
    countGames(database, filter),
    shelvesOf(database, filter, offset),
  ]);
  const totalPages =
    query.offset === undefined ? Math.ceil(total / size) : pageNo + pagesAfter(total - offset - size, size);
  return { games: rows.map((row) => gameCard(row, query.language)), pageNum: pageNo, totalPages, total, ...shelves };
}

/** The counts of the shelves are part of the first page, except in a search. */
async function shelvesOf(database: Parts['database'], filter: GameFilter, offset: number) {
  if (offset > 0 || filter.ids) return {};
  const { kinds, ...counts } = await countShelves(database, filter);
  return { counts, kinds: kinds ?? {} };
}

const pagesAfter = (left: number, size: number): number =>
  Math.max(0, Math.ceil(left / (size === FIRST_PAGE ? LATER_PAGE : size)));

/** The games for visitors: the first page only, with the `total` of all. Source: 7-045. */
export async function browse(
  { database }: Parts,
  { query }: { query: ParsedOf<typeof browseGames>['query'] },
): Promise<ReplyOf<typeof browseGames>> {
  const filter = filterOf(query, null);
  const [rows, total, shelves] = await Promise.all([
    findGames(database, filter, query.sort, Math.min(Math.trunc(query.pageSize), 24), 0),
    countGames(database, filter),
    shelvesOf(database, filter, 0),
  ]);
  return {
    games: rows.map((row) => gameCard(row, query.language)),
    pageNum: 1,
    totalPages: rows.length > 0 ? 1 : 0,
    total,
    ...shelves,
  };
}
