import * as draws from '@atrium/contracts/draws';
import * as favouriteCalls from '@atrium/contracts/favourite-games';
import * as launchCalls from '@atrium/contracts/game-launch';
import * as roomCalls from '@atrium/contracts/game-rooms';
import * as gameCalls from '@atrium/contracts/games';
import * as tableCalls from '@atrium/contracts/live-tables';
import * as playedCalls from '@atrium/contracts/played-games';
import * as sportsCalls from '@atrium/contracts/sports-events';
import * as vendorCalls from '@atrium/contracts/vendor-cards';
import * as winnerCalls from '@atrium/contracts/winner-board';
import * as lottery from '@atrium/contracts/lottery';
import { played, SECRET_OF_TABLES } from './given.ts';
import { changes, has, reads, type Scene, type Effect } from './effect.ts';

const slot = async ({ sql, kept }: Scene, category = 'RNG') => {
  const [row] = await sql(
    'SELECT id, name, vendor_code FROM games WHERE category = $1 AND up ORDER BY popularity DESC, id LIMIT 1',
    category,
  );
  Object.assign(kept, { game: row!.id, vendor: row!.vendor_code });
};
const renamed = async ({ sql, kept }: Scene) =>
  sql(
    "UPDATE games SET name = 'Hot ' || id, names = '{}', popularity = popularity + 1000000, hot = true WHERE id = $1",
    kept.game,
  );
const closed = ({ sql, kept }: Scene) => sql('UPDATE games SET up = false WHERE id = $1', kept.game);
const vendorRenamed = ({ sql }: Scene) =>
  sql(
    "UPDATE vendors SET name = 'Effect Vendor', hot = true WHERE code = (SELECT code FROM vendors WHERE category = 'RNG' ORDER BY position LIMIT 1)",
  );
const nameLottery =
  (area: string) =>
  ({ sql }: Scene) =>
    sql(
      "UPDATE games SET name = $1::text || ' effect ' || id, names = '{}', popularity = 900000 WHERE id = (SELECT game_id FROM lottery_games WHERE area = $1 ORDER BY position, code LIMIT 1)",
      area,
    );
const lotteryCode =
  (area: string) =>
  async ({ sql, kept }: Scene) => {
    const [row] = await sql(
      'SELECT code, game_id FROM lottery_games WHERE area = $1 ORDER BY position, code LIMIT 1',
      area,
    );
    Object.assign(kept, { code: row!.code, game: row!.game_id });
  };
const drawn = ({ app, sql, kept }: Scene) =>
  sql(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, drawn_at, state, secret, commitment, result)
     VALUES ($1, 'effect', $2::timestamptz - interval '2 ms', $2::timestamptz - interval '1 ms', $2, $2, 'drawn', sha256('s'), encode(sha256('c'), 'hex'), '9,8,7,6,5,4,3')`,
    kept.code,
    app.clock.now(),
  );
const opened = has('9,8,7,6,5,4,3');
const ofGame = ({ kept }: Scene) => ({ query: { gameCode: kept.code } });

export const gameEffects: readonly Effect[] = [
  reads(vendorCalls.gameMenus, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: vendorRenamed,
    shows: has('Effect Vendor'),
  }),
  reads(gameCalls.hotGames, {
    as: 'visitor',
    before: slot,
    ask: () => ({ query: {} }),
    change: renamed,
    shows: has('"Hot '),
  }),
  reads(gameCalls.gameList, {
    before: slot,
    ask: ({ kept }) => ({ query: { vassalage: kept.vendor } }),
    change: ({ sql, kept }) => sql("UPDATE games SET name = 'Listed ' || id, names = '{}' WHERE id = $1", kept.game),
    shows: has('"Listed '),
  }),
  reads(gameCalls.browseGames, {
    as: 'visitor',
    before: slot,
    ask: ({ kept }) => ({ query: { vassalage: kept.vendor } }),
    change: closed,
    shows: ({ games: list }, { kept }) => !list.some(({ gameId, playable }) => gameId === kept.game && playable),
  }),
  reads(vendorCalls.vassalageGameTypes, {
    change: ({ sql }) =>
      sql(
        "INSERT INTO vendors (code, name, category, launch_url, account_type_name) VALUES ('EFFECTV', 'T', 'RNG', 'http://localhost/', 'T'); INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('EFFECTV-1', 'EFFECTV', '1', 'RNG', 'slots', 'T', 1, 2)",
      ),
    shows: has('EFFECTV'),
  }),
  reads(vendorCalls.gameVendors, {
    change: ({ sql }) =>
      sql(
        "UPDATE vendors SET name = 'Laned Vendor' WHERE code = (SELECT code FROM vendors WHERE category = 'LIVE' ORDER BY position LIMIT 1)",
      ),
    shows: has('Laned Vendor'),
  }),
  reads(favouriteCalls.favouriteGames, {
    before: slot,
    change: ({ sql, me, kept }) =>
      sql('INSERT INTO favourites (member_id, game_id) VALUES ($1, $2)', me.memberId, kept.game),
    shows: (ids, { kept }) => ids.includes(kept.game!),
  }),
  reads(favouriteCalls.favouriteGamesList, {
    before: slot,
    change: ({ sql, me, kept }) =>
      sql('INSERT INTO favourites (member_id, game_id) VALUES ($1, $2)', me.memberId, kept.game),
    shows: (list, { kept }) => list.some(({ gameId }) => gameId === kept.game),
  }),
  changes(favouriteCalls.setFavourite, {
    before: slot,
    ask: ({ kept }) => ({ body: { gameId: kept.game, favourite: true } }),
    row: ({ sql, me }) => sql('SELECT game_id FROM favourites WHERE member_id = $1', me.memberId),
  }),
  reads(playedCalls.recentGames, {
    before: slot,
    change: ({ sql, me, kept }) =>
      sql('INSERT INTO recent_games (member_id, game_id, at) VALUES ($1, $2, now())', me.memberId, kept.game),
    shows: (list, { kept }) => list.some(({ gameId }) => gameId === kept.game),
  }),
  reads(playedCalls.unfinishedGames, {
    before: slot,
    change: ({ sql, me, kept }) =>
      sql(
        "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at) VALUES ($1, 'effect', $2, $3, 'RNG', 'PHP', 100, now())",
        kept.vendor,
        me.memberId,
        kept.game,
      ),
    shows: (list, { kept }) => list.some(({ game }) => game.gameId === kept.game),
  }),
  reads(roomCalls.roomList, {
    ask: () => ({ query: {} }),
    change: ({ sql }) =>
      sql(
        "UPDATE rooms SET name = 'Effect Room', names = '{}' WHERE id = (SELECT id FROM rooms ORDER BY position, id LIMIT 1)",
      ),
    shows: has('Effect Room'),
  }),
  changes(launchCalls.launchGame, {
    before: (scene) => slot(scene, 'LIVE'),
    ask: ({ kept }) => ({ body: { gameId: kept.game } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM recent_games WHERE member_id = $1', me.memberId),
  }),
  changes(launchCalls.launchRoom, {
    before: async ({ sql, kept }) => {
      kept.room = String(
        (await sql('SELECT r.id FROM rooms r JOIN games g ON g.id = r.game_id WHERE g.up ORDER BY r.id LIMIT 1'))[0]!
          .id,
      );
    },
    ask: ({ kept }) => ({ query: { roomId: kept.room } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM recent_games WHERE member_id = $1', me.memberId),
  }),
  reads(winnerCalls.rankList, {
    as: 'visitor',
    change: async (scene) => played(scene, (await scene.app.member()).id, 100, 87_654_321),
    shows: has('87654321'),
  }),
  reads(gameCalls.searchIndex, {
    as: 'visitor',
    ask: () => ({ query: { gameType: 'FISH' } }),
    before: (scene) => slot(scene, 'FISH'),
    change: ({ sql, kept }) => sql("UPDATE games SET name = 'Effect Fish', names = '{}' WHERE id = $1", kept.game),
    shows: has('Effect Fish'),
  }),
  reads(sportsCalls.sportsEvents, {
    as: 'visitor',
    ask: () => ({ query: { gameType: 'SPORTS' } }),
    change: ({ sql }) => sql("UPDATE vendors SET up = false WHERE category = 'SPORTS'"),
    shows: (events) => events.length === 0,
  }),
  reads(tableCalls.liveTables, {
    as: 'visitor',
    ask: () => ({ query: { vassalage: 'MAR' } }),
    before: ({ sql }) => sql("UPDATE vendors SET secret = $1 WHERE code = 'MAR'", SECRET_OF_TABLES),
    change: ({ sql }) => sql("UPDATE vendors SET up = false WHERE code = 'MAR'"),
    shows: ({ answers, tables }) => !answers && tables.length === 0,
  }),

  reads(lottery.lobby, {
    as: 'visitor',
    ask: () => ({ query: { lottoArea: 'SEA' } }),
    change: nameLottery('SEA'),
    shows: has('SEA effect '),
  }),
  reads(lottery.popular, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: nameLottery('LOTT'),
    shows: has('LOTT effect '),
  }),
  reads(lottery.vnMenu, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: nameLottery('VN'),
    shows: has('VN effect '),
  }),
  reads(lottery.vnRecent, {
    before: lotteryCode('VN'),
    change: ({ sql, me, kept }) =>
      sql('INSERT INTO recent_games (member_id, game_id, at) VALUES ($1, $2, now())', me.memberId, kept.game),
    shows: (list, { kept }) => list.some(({ code }) => code === kept.code),
  }),
  reads(lottery.recentGames, {
    before: lotteryCode('LOTT'),
    ask: () => ({ query: { lottoArea: 'LOTT' as const } }),
    change: ({ sql, me, kept }) =>
      sql('INSERT INTO recent_games (member_id, game_id, at) VALUES ($1, $2, now())', me.memberId, kept.game),
    shows: (codes, { kept }) => codes.includes(kept.code!),
  }),
  reads(lottery.vnOpened, { before: lotteryCode('VN'), ask: ofGame, change: drawn, shows: opened }),
  reads(lottery.opened, { before: lotteryCode('LOTT'), ask: ofGame, change: drawn, shows: opened }),
  reads(lottery.results, { as: 'visitor', before: lotteryCode('SEA'), ask: ofGame, change: drawn, shows: opened }),
  reads(draws.drawProof, {
    as: 'visitor',
    before: async (scene) => {
      await lotteryCode('ELOTT')(scene);
      await drawn(scene);
    },
    ask: ({ kept }) => ({ query: { gameCode: kept.code, issue: 'effect' } }),
    change: ({ sql, kept }) =>
      sql("UPDATE draws SET state = 'settled' WHERE game_code = $1 AND issue = 'effect'", kept.code),
    shows: ({ state }) => state === 'settled',
  }),
  reads(draws.commitments, {
    as: 'visitor',
    before: async ({ sql, kept }) => {
      const [head] = await sql('SELECT max(position)::text AS position FROM draw_commitments');
      kept.position = String(head!.position);
    },
    ask: ({ kept }) => ({ query: { after: Number(kept.position) } }),
    change: ({ sql }) =>
      sql(
        "INSERT INTO draw_commitments (game_code, issue, entry, round, committed_at) SELECT game_code, issue, 'effect entry', 1, now() FROM draws WHERE scheme = 1 LIMIT 1",
      ),
    shows: has('effect entry'),
  }),
  reads(draws.ticketProof, {
    before: async ({ sql, me, kept, app }) => {
      const [draw] = await sql(
        "SELECT game_code, issue FROM draws WHERE state = 'scheduled' ORDER BY draws_at DESC LIMIT 1",
      );
      const [round] = await sql(
        "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at) SELECT g.vendor_code, 'effect ticket', $1, g.id, 'LOTT', 'PHP', 200, now() FROM games g WHERE g.category = 'LOTT' LIMIT 1 RETURNING id",
        me.memberId,
      );
      await sql(
        "INSERT INTO lottery_tickets (number, member_id, game_code, issue, currency, play_money, placed_at, rules_version, stake, self_rebate, caps, lines, salt, leaf) VALUES ($1, $2, $3, $4, 'PHP', false, $5, 1, 200, 0, '{}', '[]', 's', sha256('t'))",
        round!.id,
        me.memberId,
        draw!.game_code,
        draw!.issue,
        app.clock.now(),
      );
      Object.assign(kept, { code: draw!.game_code, issue: draw!.issue, number: String(round!.id) });
    },
    ask: ({ kept }) => ({ params: { number: kept.number } }),
    change: ({ sql, kept }) =>
      sql("UPDATE draws SET state = 'voided' WHERE game_code = $1 AND issue = $2", kept.code, kept.issue),
    shows: ({ state }) => state === 'voided',
  }),
];
