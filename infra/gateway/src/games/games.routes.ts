import * as favouriteCalls from '@atrium/contracts/favourite-games';
import * as roomCalls from '@atrium/contracts/game-rooms';
import * as gameCalls from '@atrium/contracts/games';
import * as tableCalls from '@atrium/contracts/live-tables';
import * as playedCalls from '@atrium/contracts/played-games';
import * as sportsCalls from '@atrium/contracts/sports-events';
import * as vendorCalls from '@atrium/contracts/vendor-cards';
import * as winnerCalls from '@atrium/contracts/winner-board';
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
/** A round of a room that has been open for longer has nobody at its table any more. */
const LONGEST_GAME_MS = 60 * 60_000;
const UNFINISHED = 6;

export const games: Subject = (routes, parts, server) => {
  const [events, tables] = [createSportsEvents(parts), createLiveTables(parts)];
  server.addHook('onClose', async () => {
    events.close();
    tables.close();
  });
  routes.open(vendorCalls.gameMenus, (parts) => menus(parts));
  routes.open(gameCalls.hotGames, async ({ database }, { query }) =>
    (await hotGames(database, query.gameType || null, query.vassalage || null, HOT)).map((row) =>
      gameCard(row, query.language),
    ),
  );
  routes.member(gameCalls.gameList, listGames);
  routes.open(gameCalls.browseGames, browse);
  routes.member(vendorCalls.vassalageGameTypes, async (parts) => {
    const cards = (await menus(parts)).flatMap(({ vendors }) => vendors);
    return cards.map(({ vassalage, gameType }) => ({ vassalage, gameTypes: [gameType] }));
  });
  routes.member(vendorCalls.gameVendors, async (parts) => ({
    data: { lanes: (await menus(parts)).map(({ category, vendors }) => ({ category, cards: vendors })) },
  }));
  routes.member(favouriteCalls.favouriteGames, ({ database }, { caller }) =>
    favouriteIds(database, caller.session.memberId),
  );
  routes.member(favouriteCalls.favouriteGamesList, async ({ database }, { caller }) =>
    (await favouriteGames(database, caller.session.memberId)).map((row) => gameCard(row, caller.language)),
  );
  routes.member(favouriteCalls.setFavourite, keepFavourite);
  routes.member(playedCalls.recentGames, async ({ database }, { caller }) =>
    (await recentGames(database, caller.session.memberId, RECENT)).map((row) => gameCard(row, caller.language)),
  );
  routes.member(playedCalls.unfinishedGames, async ({ database }, { caller }) =>
    (await unfinishedGames(database, caller.session.memberId, UNFINISHED)).map((row) => ({
      game: gameCard(row, caller.language),
      stake: row.stake,
      currency: row.currency,
      openedAt: row.opened_at.toISOString(),
    })),
  );
  routes.member(roomCalls.roomList, async ({ database, clock }, { query, caller }) =>
    (await rooms(database, query.vassalage || null, new Date(clock.now().getTime() - LONGEST_GAME_MS))).map((row) => ({
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
  routes.open(winnerCalls.rankList, (parts, { caller }) => winnerBoard(parts, caller.language));
  routes.open(gameCalls.searchIndex, async ({ database }, { query }) =>
    (await searchIndex(database, query.gameType)).map((row): [string, string, string, ...string[]] => {
      const shown = textIn({ ...row.names, en: row.name }, query.language);
      const others = new Set([row.name, ...Object.values(row.names)]);
      others.delete(shown);
      return [row.id, shown, row.vendor_code, ...others];
    }),
  );
  routes.open(sportsCalls.sportsEvents, (_parts, { query }) => events.of(query.gameType));
  routes.open(tableCalls.liveTables, (_parts, { query }) => tables.of(query.vassalage));
};
