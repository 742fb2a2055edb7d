import type { VendorCard } from '@atrium/contracts/vendor-cards';
import type { Queryable } from '../platform/database.ts';
import type { GameRow } from './game-card.ts';

/** The running jackpots that a game `g` feeds. */
const FEEDS =
  'jackpot_runs j WHERE j.dropped_at IS NULL AND j.vendor_code = g.vendor_code AND (j.game_ids IS NULL OR g.id = ANY (j.game_ids))';

const GAME = `
  SELECT g.id, g.code, g.name, g.names, g.category, g.kind, g.vendor_code, v.name AS vendor_name, v.account_type_name, v.is_game,
         l.default_play_type, g.min_bet, g.max_bet, g.lines, g.return_percent, g.demo, g.is_new, g.hot,
         (SELECT max(j.amount) FROM ${FEEDS}) AS jackpot, g.up AND v.up AND v.answers AS playable, g.up AS open
    FROM games g JOIN vendors v ON v.code = g.vendor_code LEFT JOIN lottery_games l ON l.game_id = g.id`;

/** The filters of a list of games; null means no restriction. */
export interface GameFilter {
  category: string | null;
  vendor: string | null;
  name: string | null;
  kind: string | null;
  minBet: string | null;
  minLines: number | null;
  only: 'new' | 'hot' | 'demo' | 'jackpot' | 'favourite' | 'recent' | null;
  memberId: string | null;
  ids: readonly string[] | null;
}

const MATCHES = `
  ($1::text IS NULL OR g.category = $1) AND ($2::text IS NULL OR g.vendor_code = $2)
  AND ($3::text IS NULL OR g.name ILIKE $3 OR EXISTS (SELECT 1 FROM jsonb_each_text(g.names) n WHERE n.value ILIKE $3))
  AND ($4::text IS NULL OR g.kind = $4) AND ($5::bigint IS NULL OR g.min_bet >= $5) AND ($6::int IS NULL OR g.lines >= $6)
  AND CASE $7::text WHEN 'new' THEN g.is_new WHEN 'hot' THEN g.hot WHEN 'demo' THEN g.demo WHEN 'jackpot' THEN EXISTS (SELECT 1 FROM ${FEEDS})
        WHEN 'favourite' THEN EXISTS (SELECT 1 FROM favourites f WHERE f.game_id = g.id AND f.member_id = $8::bigint)
        WHEN 'recent' THEN EXISTS (SELECT 1 FROM recent_games r WHERE r.game_id = g.id AND r.member_id = $8::bigint) ELSE true OR $8::bigint IS NULL END
  AND ($9::text[] IS NULL OR g.id = ANY($9))`;

/** Every order ends with the ID, so that pages never share a game. */
const ORDERS = {
  popular: 'g.popularity DESC, g.id',
  name: 'g.name, g.id',
  new: 'g.is_new DESC, g.added_at DESC, g.popularity DESC, g.id',
  return: 'g.return_percent DESC NULLS LAST, g.popularity DESC, g.id',
} as const;
export type GameOrder = keyof typeof ORDERS;
/** The shelf of recent games starts with the one opened last, unless another order is requested. */
const LATEST = '(SELECT r.at FROM recent_games r WHERE r.game_id = g.id AND r.member_id = $8::bigint) DESC, g.id';

const valuesOf = (filter: GameFilter) => [
  filter.category,
  filter.vendor,
  filter.name === null ? null : `%${filter.name.replaceAll(/[\\%_]/g, '\\$&')}%`,
  filter.kind,
  filter.minBet,
  filter.minLines,
  filter.only,
  filter.memberId,
  filter.ids,
];

export const findGames = (
  database: Queryable,
  filter: GameFilter,
  order: GameOrder,
  limit: number,
  offset: number,
): Promise<GameRow[]> =>
  database.rows(
    `${GAME} WHERE ${MATCHES} ORDER BY ${filter.only === 'recent' && order === 'popular' ? LATEST : ORDERS[order]} LIMIT $10 OFFSET $11`,
    [...valuesOf(filter), limit, offset],
  );

export async function countGames(database: Queryable, filter: GameFilter): Promise<number> {
  const row = await database.first<{ total: number }>(
    `SELECT count(*)::int AS total FROM games g WHERE ${MATCHES}`,
    valuesOf(filter),
  );
  return row!.total;
}

export interface ShelfCounts {
  all: number;
  new: number;
  favourite: number;
  jackpot: number;
  demo: number;
  hot: number;
  recent: number;
}
export interface ShelvesRow extends ShelfCounts {
  /** The number of games of each kind, whatever the kind in the filter. */
  kinds: Record<string, number> | null;
}

/** Counts the games of a vendor and kind on each shelf, and the vendor's games of each kind. */
export async function countShelves(
  database: Queryable,
  { category, vendor, kind, memberId }: GameFilter,
): Promise<ShelvesRow> {
  const row = await database.first<ShelvesRow>(
    {
      name: 'games-shelves',
      text: `SELECT count(*)::int AS "all", count(*) FILTER (WHERE g.is_new)::int AS "new", count(f.game_id)::int AS favourite,
                  count(*) FILTER (WHERE EXISTS (SELECT 1 FROM ${FEEDS}))::int AS jackpot, count(*) FILTER (WHERE g.demo)::int AS demo,
                  count(*) FILTER (WHERE g.hot)::int AS hot, count(r.game_id)::int AS recent,
                  (SELECT jsonb_object_agg(k.kind, k.games) FROM (
                     SELECT kind, count(*)::int AS games FROM games WHERE ($1::text IS NULL OR category = $1) AND ($2::text IS NULL OR vendor_code = $2) GROUP BY kind) k) AS kinds
             FROM games g LEFT JOIN favourites f ON f.game_id = g.id AND f.member_id = $4::bigint
                  LEFT JOIN recent_games r ON r.game_id = g.id AND r.member_id = $4::bigint
            WHERE ($1::text IS NULL OR g.category = $1) AND ($2::text IS NULL OR g.vendor_code = $2) AND ($3::text IS NULL OR g.kind = $3)`,
    },
    [category, vendor, kind, memberId],
  );
  return row!;
}

export const hotGames = (
  database: Queryable,
  category: string | null,
  vendor: string | null,
  limit: number,
): Promise<GameRow[]> =>
  database.rows(
    {
      name: 'games-hot',
      text: `${GAME} WHERE g.hot AND ($1::text IS NULL OR g.category = $1) AND ($2::text IS NULL OR g.vendor_code = $2) ORDER BY ${ORDERS.popular} LIMIT $3`,
    },
    [category, vendor, limit],
  );

export const gameById = (database: Queryable, id: string): Promise<GameRow | undefined> =>
  database.first({ name: 'games-by-id', text: `${GAME} WHERE g.id = $1` }, [id]);

export const favouriteGames = (database: Queryable, memberId: string): Promise<GameRow[]> =>
  database.rows(`${GAME} JOIN favourites f ON f.game_id = g.id WHERE f.member_id = $1 ORDER BY f.added_at DESC, g.id`, [
    memberId,
  ]);

export const recentGames = (database: Queryable, memberId: string, limit: number): Promise<GameRow[]> =>
  database.rows(
    `${GAME} JOIN recent_games r ON r.game_id = g.id WHERE r.member_id = $1 ORDER BY r.at DESC, g.id LIMIT $2`,
    [memberId, limit],
  );

export interface UnfinishedRow extends GameRow {
  stake: string;
  currency: string;
  opened_at: Date;
}

/**
 * Games with a round of the last month that waits for the member's next move, newest first. A bet on an event does not
 * count.
 */
export const unfinishedGames = (database: Queryable, memberId: string, limit: number): Promise<UnfinishedRow[]> =>
  database.rows(
    `SELECT * FROM (
       SELECT DISTINCT ON (game.id) game.*, o.stake, o.currency, o.opened_at
         FROM (${GAME}) game JOIN rounds o ON o.game_id = game.id
        WHERE o.member_id = $1 AND o.opened_at > now() - interval '30 days' AND o.status = 'open' AND game.category IN ('RNG', 'LIVE', 'FISH', 'PVP')
        ORDER BY game.id, o.opened_at DESC, o.id DESC) unfinished
      ORDER BY opened_at DESC, id LIMIT $2`,
    [memberId, limit],
  );

export async function favouriteIds(database: Queryable, memberId: string): Promise<string[]> {
  const rows = await database.rows<{ id: string }>(
    'SELECT game_id AS id FROM favourites WHERE member_id = $1 ORDER BY added_at DESC, game_id',
    [memberId],
  );
  return rows.map(({ id }) => id);
}

export const addFavourite = (database: Queryable, memberId: string, gameId: string, at: Date): Promise<number> =>
  database.run('INSERT INTO favourites (member_id, game_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    memberId,
    gameId,
    at,
  ]);

export const removeFavourite = (database: Queryable, memberId: string, gameId: string): Promise<number> =>
  database.run('DELETE FROM favourites WHERE member_id = $1 AND game_id = $2', [memberId, gameId]);

export const searchIndex = (
  database: Queryable,
  category: string,
): Promise<{ id: string; name: string; names: Record<string, string>; vendor_code: string }[]> =>
  database.rows(
    {
      name: 'games-index',
      text: 'SELECT id, name, names, vendor_code FROM games WHERE category = $1 ORDER BY popularity DESC, id',
    },
    [category],
  );

/** Vendors that have games, in shelf order; those that launch a single game directly with its ID. */
export async function vendorCards(database: Queryable): Promise<VendorCard[]> {
  const rows = await database.rows<VendorCard & { returns: Date | null }>({
    name: 'vendor-cards',
    text: `SELECT v.code AS vassalage, v.name AS "displayName", v.category AS "gameType", v.hot::int AS "isHot", v.up AND v.answers AS up, v.returns_at AS returns, count(g.id)::int AS "gameCount",
                  v.account_type_name AS "accountTypeName", v.is_game AS "isGame",
                  CASE WHEN v.category IN ('SPORTS', 'ESPORTS', 'LOTT', 'ELOTT') THEN (array_agg(g.id ORDER BY g.popularity DESC, g.id))[1] END AS "directGameId"
             FROM vendors v JOIN games g ON g.vendor_code = v.code
            GROUP BY v.code ORDER BY v.position, v.code`,
  });
  return rows.map(({ returns, ...card }) => ({ ...card, ...(returns && { returnsAt: returns.toISOString() }) }));
}

export interface RoomRow {
  id: string;
  game_id: string;
  name: string;
  names: Record<string, string>;
  vendor_code: string;
  vendor_name: string;
  game_name: string;
  stake: string;
  seats: number;
  taken: number;
  playable: boolean;
  open: boolean;
}

/** The rooms with the members who sit in them: those with an open round of its stake since `since`. */
export const rooms = (database: Queryable, vendor: string | null, since: Date): Promise<RoomRow[]> =>
  database.rows(
    `SELECT r.id, r.game_id, r.name, r.names, g.vendor_code, v.name AS vendor_name, g.name AS game_name, r.stake, r.seats, least(r.seats, seated.members)::int AS taken, g.up AND v.up AND v.answers AS playable, g.up AS open
       FROM rooms r JOIN games g ON g.id = r.game_id JOIN vendors v ON v.code = g.vendor_code
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT p.member_id) AS members FROM rounds p
         WHERE p.game_id = r.game_id AND p.stake = r.stake AND p.status = 'open' AND p.opened_at > $2
      ) seated
      WHERE $1::text IS NULL OR g.vendor_code = $1 ORDER BY v.position, r.position, r.id`,
    [vendor, since],
  );

export interface WinRow {
  game_id: string;
  name: string;
  names: Record<string, string>;
  category: GameRow['category'];
  vendor_name: string;
  account: string;
  stake: string;
  payout: string;
  currency: string;
  at: Date;
}

/** The latest rounds that paid at least `times` their stake, one per winner, so that nobody fills the board alone. */
export const latestWins = (database: Queryable, times: number, limit: number): Promise<WinRow[]> =>
  database.rows(
    {
      name: 'latest-wins',
      text: `WITH recent AS (
               SELECT r.*, m.account FROM rounds r JOIN members m ON m.id = r.member_id
                WHERE r.status = 'won' AND r.stake > 0 AND r.payout >= r.stake * $1::bigint AND m.type <> 4
                ORDER BY r.closed_at DESC, r.id DESC LIMIT $2 * 20),
             latest AS (SELECT DISTINCT ON (member_id) * FROM recent ORDER BY member_id, closed_at DESC, id DESC)
             SELECT g.id AS game_id, g.name, g.names, g.category, v.name AS vendor_name, r.account, r.stake, r.payout, r.currency, r.closed_at AS at
               FROM latest r JOIN games g ON g.id = r.game_id JOIN vendors v ON v.code = g.vendor_code
              ORDER BY r.closed_at DESC, r.id DESC LIMIT $2`,
    },
    [times, limit],
  );

export interface JackpotWinRow extends WinRow {
  jackpot: Record<string, { title: string }>;
}

/** Jackpots that were won since, newest first. */
export const latestJackpots = (database: Queryable, since: Date, limit: number): Promise<JackpotWinRow[]> =>
  database.rows(
    {
      name: 'latest-jackpots',
      text: `SELECT k.texts AS jackpot, g.id AS game_id, g.name, g.names, g.category, v.name AS vendor_name, m.account, o.stake, r.prize AS payout, r.currency, r.dropped_at AS at
               FROM jackpot_runs r JOIN jackpots k ON k.id = r.jackpot_id JOIN members m ON m.id = r.member_id JOIN rounds o ON o.id = r.round_id
               JOIN games g ON g.id = o.game_id JOIN vendors v ON v.code = g.vendor_code
              WHERE r.dropped_at > $1 ORDER BY r.dropped_at DESC, r.id DESC LIMIT $2`,
    },
    [since, limit],
  );
