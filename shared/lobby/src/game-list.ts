import type { Game } from '@atrium/contracts/games';
import type { GrowingList } from '@atrium/host/growing-list';
import type { GameList, ListQuery, LobbyGamePage } from './games.state.ts';
import { recounted, type ShelfChange, type ShelfCounts } from './shelf-counts.ts';

/** The pages of a list as one, each game once. `changes` are those of the session's own shelves; null is one of another account. */
export function gameListOf(
  query: ListQuery,
  { status, pages, error }: Pick<GrowingList<LobbyGamePage>, 'status' | 'pages' | 'error'>,
  changes: readonly (ShelfChange | null)[],
): GameList {
  const last = pages.at(-1);
  return {
    status,
    error,
    games: inOrder(gamesOf(pages), query.ids),
    total: last?.total ?? 0,
    counts: countsOf(query, pages, changes),
    kinds: pages.findLast(({ kinds }) => kinds)?.kinds,
    pageNum: last?.pageNum ?? 0,
    totalPages: last?.totalPages ?? 1,
  };
}

function gamesOf(pages: readonly LobbyGamePage[]): readonly Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page.games) if (!games.has(game.gameId)) games.set(game.gameId, game);
  return [...games.values()];
}

/** The first page's numbers, with every change since, each against what the list held by then. */
function countsOf(
  query: ListQuery,
  pages: readonly LobbyGamePage[],
  changes: readonly (ShelfChange | null)[],
): ShelfCounts | undefined {
  const [first] = pages;
  let counts = first?.counts;
  for (let index = first?.changes ?? changes.length; index < changes.length; index++) {
    const change = changes[index];
    if (!change) continue;
    const held = pages.filter((page) => page.changes <= index);
    counts = recounted(query, { counts, games: gamesOf(held), total: held.at(-1)?.total ?? 0 }, change);
  }
  return counts;
}

function inOrder(games: readonly Game[], ids: readonly string[] | undefined): readonly Game[] {
  if (!ids) return games;
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...games].sort((a, b) => (place.get(a.gameId) ?? ids.length) - (place.get(b.gameId) ?? ids.length));
}
