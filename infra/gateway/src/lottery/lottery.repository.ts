import type { LotteryGame } from '@atrium/contracts/lottery';
import type { Schedule } from '@atrium/lottery-rules/schedule';
import type { Queryable } from '../platform/database.ts';

export interface DrawRow {
  game_code: string;
  issue: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  state: 'scheduled' | 'open' | 'closed' | 'drawn' | 'settling' | 'settled' | 'voided';
  result: string | null;
  drawn_at: Date | null;
  commitment: string;
  /** Of scheme 2: null before the draw. */
  secret: Buffer | null;
}

export interface LotteryRow {
  code: string;
  game_id: string;
  name: string;
  names: Record<string, string>;
  category: 'LOTT' | 'ELOTT';
  vendor_name: string;
  account_type_name: string;
  area: LotteryGame['area'];
  family: string;
  schedule: Schedule;
  play_types: string[];
  default_play_type: string;
  min_stake: string;
  top_prize: string;
  prize_mode: string;
  region: string | null;
  hot: boolean;
}

export interface LotteryFilter {
  area?: string;
  prizeMode?: string;
  code?: string;
  limit?: number;
  /** Only those a member opened lately. */
  memberId?: string;
  order?: 'position' | 'popularity' | 'recent';
  /** The present, for the popularity. */
  at?: Date;
}

/** Members of this time count for the popularity of a game. The number of the catalogue decides between equal games. */
const POPULAR_FOR = "interval '7 days'";
const PLAYERS = `(SELECT count(*) FROM recent_games p WHERE p.game_id = g.id AND p.at > $6::timestamptz - ${POPULAR_FOR})`;
const ORDERS = {
  position: 'l.position',
  popularity: `${PLAYERS} DESC, g.popularity DESC, l.position`,
  recent: 'r.at DESC',
} as const;

export const lotteryGames = (
  database: Queryable,
  { area, prizeMode, code, limit, memberId, order = 'position', at }: LotteryFilter,
): Promise<LotteryRow[]> =>
  database.rows(
    `SELECT l.code, l.game_id, g.name, g.names, g.category, v.name AS vendor_name, v.account_type_name, l.area, l.family, l.schedule, l.play_types, l.default_play_type,
            l.min_stake, l.top_prize, l.prize_mode, l.region, g.hot
       FROM lottery_games l JOIN games g ON g.id = l.game_id JOIN vendors v ON v.code = g.vendor_code
       ${order === 'recent' ? 'JOIN recent_games r ON r.game_id = g.id AND r.member_id = $5::bigint' : ''}
      WHERE g.up AND v.up AND ($1::text IS NULL OR l.area = $1) AND ($2::text IS NULL OR l.prize_mode = $2) AND ($3::text IS NULL OR l.code = $3)
        ${order === 'recent' ? '' : 'AND $5::bigint IS NULL'} ${order === 'popularity' ? '' : 'AND $6::timestamptz IS NULL'}
      ORDER BY ${ORDERS[order]} LIMIT $4`,
    [
      area ?? null,
      prizeMode ?? null,
      code ?? null,
      limit ?? null,
      memberId ?? null,
      order === 'popularity' ? at : null,
    ],
  );

const DRAW =
  'd.game_code, d.issue, d.opens_at, d.closes_at, d.draws_at, d.state, d.result, d.drawn_at, d.commitment, d.secret';

/** For each game the first draw that still takes bets, or the first to come. */
export const nextDraws = (database: Queryable, codes: readonly string[], now: Date): Promise<DrawRow[]> =>
  database.rows(
    {
      name: 'draws-next-of',
      text: `SELECT ${DRAW} FROM unnest($1::text[]) AS g (code) JOIN LATERAL (SELECT * FROM draws WHERE game_code = g.code AND draws_at > $2 AND closes_at > $2 AND state IN ('scheduled', 'open') ORDER BY draws_at LIMIT 1) d ON true`,
    },
    [codes, now],
  );

/** The draws of a game that take bets or will, soonest first. */
export const comingDraws = (database: Queryable, code: string, now: Date, count: number): Promise<DrawRow[]> =>
  database.rows(
    {
      name: 'draws-coming',
      text: `SELECT ${DRAW} FROM draws d WHERE d.game_code = $1 AND d.draws_at > $2 AND d.closes_at > $2 AND d.state IN ('scheduled', 'open') ORDER BY d.draws_at LIMIT $3`,
    },
    [code, now, count],
  );

/** For each game its last results, newest first. */
export const lastDraws = (
  database: Queryable,
  codes: readonly string[],
  count: number,
  before: string | null = null,
): Promise<DrawRow[]> =>
  database.rows(
    {
      name: 'draws-last-of',
      text: `SELECT ${DRAW} FROM unnest($1::text[]) AS g (code) JOIN LATERAL (
               SELECT * FROM draws WHERE game_code = g.code AND result IS NOT NULL
                  AND ($3::text IS NULL OR draws_at < (SELECT b.draws_at FROM draws b WHERE b.game_code = g.code AND b.issue = $3))
                ORDER BY draws_at DESC LIMIT $2) d ON true`,
    },
    [codes, count, before],
  );

/** The first draw after the last result that has closed and has no numbers: it is being drawn, or it is late. */
export const awaitedDraw = (
  database: Queryable,
  code: string,
  now: Date,
): Promise<{ issue: string; drawsAt: Date; ticketCount: number | null } | undefined> =>
  database.first(
    {
      name: 'draw-awaited',
      text: `SELECT d.issue, d.draws_at AS "drawsAt", d.ticket_count::float8 AS "ticketCount" FROM draws d
              WHERE d.game_code = $1 AND d.closes_at <= $2 AND d.result IS NULL AND d.state IN ('scheduled', 'open', 'closed')
                AND d.draws_at > coalesce((SELECT draws_at FROM draws WHERE game_code = $1 AND result IS NOT NULL ORDER BY draws_at DESC LIMIT 1), '-infinity')
              ORDER BY d.draws_at LIMIT 1`,
    },
    [code, now],
  );
