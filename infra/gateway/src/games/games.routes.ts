import * as calls from '@atrium/contracts/games';
import { textIn } from '../notices/text-in.ts';
import type { Subject } from '../platform/subject.ts';
import { keepFavourite } from './favourites.ts';
import { coverOf, gameCard } from './game-card.ts';
import { menus } from './game-menus.ts';
import {
  favouriteGames,
  favouriteIds,
  hotGames,
  recentGames,
  rooms,
  searchIndex,
  unfinishedGames,
} from './games.repository.ts';
import { browse, listGames } from './list-games.ts';
import { createLiveTables } from './live-tables.ts';
import { createSportsEvents } from './sports-events.ts';
import { winnerBoard } from './winner-board.ts';

const HOT = 48;
const RECENT = 24;
const UNFINISHED = 6;

export const games: Subject = (routes, parts, server) => {
  const [events, tables] = [createSportsEvents(parts), createLiveTables(parts)];
  server.addHook('onClose', async () => {
    events.close();
    tables.close();
  });
  routes.open(calls.gameMenus, (parts) => menus(parts));
  routes.open(calls.hotGames, async ({ database }, { query }) =>
    (await hotGames(database, query.gameType || null, query.vassalage || null, HOT)).map((row) =>
      gameCard(row, query.language),
    ),
  );
  routes.member(calls.gameList, listGames);
  routes.open(calls.browseGames, browse);
  routes.member(calls.vassalageGameTypes, async (parts) => {
    const cards = (await menus(parts)).flatMap(({ vendors }) => vendors);
    return cards.map(({ vassalage, gameType }) => ({ vassalage, gameTypes: [gameType] }));
  });
  routes.member(calls.gameVendors, async (parts) => ({
    data: { lanes: (await menus(parts)).map(({ category, vendors }) => ({ category, cards: vendors })) },
  }));
  routes.member(calls.favouriteGames, ({ database }, { caller }) => favouriteIds(database, caller.session.memberId));
  routes.member(calls.favouriteGamesList, async ({ database }, { caller }) =>
    (await favouriteGames(database, caller.session.memberId)).map((row) => gameCard(row, caller.language)),
  );
  routes.member(calls.setFavourite, keepFavourite);
  routes.member(calls.recentGames, async ({ database }, { caller }) =>
    (await recentGames(database, caller.session.memberId, RECENT)).map((row) => gameCard(row, caller.language)),
  );
  routes.member(calls.unfinishedGames, async ({ database }, { caller }) =>
    (await unfinishedGames(database, caller.session.memberId, UNFINISHED)).map((row) => ({
      game: gameCard(row, caller.language),
      stake: row.stake,
      currency: row.currency,
      openedAt: row.opened_at.toISOString(),
    })),
  );
  routes.member(calls.roomList, async ({ database }, { query, caller }) =>
    (await rooms(database, query.vassalage || null)).map((row) => ({
      roomId: row.id,
      gameId: row.game_id,
      name: textIn({ ...row.names, en: row.name }, caller.language),
      vassalage: row.vendor_code,
      stake: row.stake,
      seats: row.seats,
      taken: row.taken,
      cover: coverOf({ id: row.game_id, category: 'PVP', name: row.game_name, vendor_name: row.vendor_name }),
      playable: row.playable,
      open: row.open,
    })),
  );
  routes.open(calls.rankList, (parts, { caller }) => winnerBoard(parts, caller.language));
  routes.open(calls.searchIndex, async ({ database }, { query }) =>
    (await searchIndex(database, query.gameType)).map((row): [string, string, string, ...string[]] => {
      const shown = textIn({ ...row.names, en: row.name }, query.language);
      const others = new Set([row.name, ...Object.values(row.names)]);
      others.delete(shown);
      return [row.id, shown, row.vendor_code, ...others];
    }),
  );
  routes.open(calls.sportsEvents, (_parts, { query }) => events.of(query.gameType));
  routes.open(calls.liveTables, (_parts, { query }) => tables.of(query.vassalage));
};
