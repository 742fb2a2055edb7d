import { randomBytes } from 'node:crypto';
import { playTypesOf } from '@atrium/lottery-rules/play-types';
import { giveRules } from '../../src/lottery/tickets/give-rules.ts';
import type { Queryable } from '../../src/platform/database.ts';
import { LOTTERIES } from '../lotteries/lottery-games.ts';
import { type DemoGame, demoCatalogue, demoRooms } from './demo-catalogue.ts';
import { type DemoVendor, VENDORS } from './vendors.ts';

export interface Catalogue {
  vendors: readonly DemoVendor[];
  games: readonly DemoGame[];
  lotteries: typeof LOTTERIES;
  /** The beginning of the brand's accounts at vendors, as in the gateway's configuration. */
  vendorPrefix: string;
}

const ATRIUM = (): Catalogue => ({ vendors: VENDORS, games: demoCatalogue(), lotteries: LOTTERIES, vendorPrefix: '' });

/** Markets where everybody bets on the same dreams limit each number: 50,000.00 of everybody, 10,000.00 of a member. */
const NUMBER_LIMITS = { mostStakePerNumber: '5000000', mostMemberStakePerNumber: '1000000' };

/** Stores vendors, games, rooms and lotteries. Every vendor gets a random secret. */
export async function seedCatalogue(
  database: Queryable,
  now: Date,
  { vendors, games, lotteries, vendorPrefix }: Catalogue = ATRIUM(),
): Promise<readonly DemoGame[]> {
  const own = vendors.filter(({ accountType }) => accountType === undefined).map(({ code }) => code);
  await database.run(
    `INSERT INTO vendors (code, name, category, launch_url, secret, late_bet, account_type_name, is_game, hot, position)
     SELECT x.code, x.name, x.category, x.url, x.secret, x.late, x.account, x.listed, x.hot, x.position
       FROM jsonb_to_recordset($1) AS x (code text, name text, category text, url text, secret text, late text, account text, listed text, hot boolean, position integer)`,
    [
      JSON.stringify(
        vendors.map((vendor, position) => ({
          code: vendor.code,
          name: vendor.name,
          category: vendor.category,
          url: own.includes(vendor.code) ? `{vendor}/play/${vendorPrefix}${vendor.code}/{game}` : null,
          secret: own.includes(vendor.code) ? randomBytes(32).toString('hex') : null,
          late: vendor.lateBet ?? 'error',
          account: vendor.accountType ?? vendor.code,
          listed: vendor.listed ? 'VASSALAGE' : null,
          hot: vendor.hot ?? false,
          position: (position + 1) * 10,
        })),
      ),
    ],
  );
  await database.run(
    `INSERT INTO games (id, vendor_code, code, category, kind, name, names, min_bet, max_bet, lines, return_percent, demo, is_new, hot, popularity, added_at)
     SELECT x.id, x.vendor, x.code, x.category, x.kind, x.name, x.names, x."minBet", x."maxBet", x.lines, x."returnPercent", x.demo, x."isNew", x.hot, x.popularity, $2::timestamptz - x.age * interval '1 day'
       FROM jsonb_to_recordset($1) AS x (id text, vendor text, code text, category text, kind text, name text, names jsonb, "minBet" bigint, "maxBet" bigint, lines integer, "returnPercent" numeric, demo boolean, "isNew" boolean, hot boolean, popularity integer, age integer)`,
    [JSON.stringify(games), now],
  );
  await database.run(
    `INSERT INTO rooms (id, game_id, name, names, stake, seats, taken, position)
     SELECT x.id, x."gameId", x.name, x.names, x.stake, x.seats, x.taken, x.position
       FROM jsonb_to_recordset($1) AS x (id text, "gameId" text, name text, names jsonb, stake bigint, seats integer, taken integer, position integer)`,
    [JSON.stringify(demoRooms(games).map((room, position) => ({ ...room, position })))],
  );
  await database.run(
    `INSERT INTO lottery_games (code, game_id, area, kind, family, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, region, position, bet_limits)
     SELECT x.code, x.vendor || '-' || x.code, x.area, x.kind, x.family, x.schedule, ARRAY(SELECT jsonb_array_elements_text(x.plays)), x.plays ->> 0, 200, x.prize, x.mode, x.region, x.position, x.limits
       FROM jsonb_to_recordset($1) AS x (code text, vendor text, area text, kind text, family text, schedule jsonb, plays jsonb, prize bigint, mode text, region text, position integer, limits jsonb)`,
    [
      JSON.stringify(
        lotteries.map((game, position) => ({
          ...game,
          plays: playTypesOf(game.kind),
          prize: game.topPrize.toString(),
          topPrize: undefined,
          mode: PRIZE_MODES[game.area],
          limits: game.area === 'SEA' && game.kind !== 'toto' ? NUMBER_LIMITS : {},
          position,
        })),
      ),
    ],
  );
  await giveRules(database);
  return games;
}

/** The prize modes of the configuration (specification 3). */
const PRIZE_MODES = { LOTT: 'Lott', ELOTT: 'Elott', VN: 'ZY', SEA: 'SEA' } as const;
