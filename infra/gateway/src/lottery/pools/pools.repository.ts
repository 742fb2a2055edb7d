import type { PoolRules } from '@atrium/lottery-rules/pool';
import type { PoolCarry } from '@atrium/lottery-rules/pool-carry';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { DrawName } from '@atrium/lottery-rules/proof/commitment';

/** The pool of a draw as it was planned: the column `draws.pool`. */
export interface DrawPool {
  rules: PoolRules;
  /** Price of an entry, in minor units. */
  unit: string;
}

/** A draw `d` with a pool while an earlier one of its game, with tickets, is not settled. */
export const WAITS_FOR_POOL = `(d.pool IS NOT NULL AND EXISTS (
  SELECT 1 FROM draws e WHERE e.game_code = d.game_code AND e.draws_at < d.draws_at AND e.settled_at IS NULL AND e.state IN ('open', 'closed', 'drawn', 'settling')
     AND EXISTS (SELECT 1 FROM lottery_tickets t WHERE t.game_code = e.game_code AND t.issue = e.issue)))`;

type Settled = DrawName & { number: number };
/** A draw has a pool per currency, and another one for play money. */
export interface PoolName {
  currency: string;
  playMoney: boolean;
}
export interface PoolSales extends PoolName {
  turnover: bigint;
  /** Of the winning notes by tier. */
  stakes: Record<string, bigint>;
}

/** Only tickets that are neither cancelled nor given back. */
const KEPT = "lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status IN ('open', 'won', 'lost')";
const WON = `${KEPT} JOIN lottery_staged_wins w ON w.game_code = $1 AND w.issue = $2 AND w.settlement = $3 AND w.ticket = t.number`;

/** Lets one settlement of a game at a time count its pools. */
export const lockPools = (transaction: Transaction, { gameCode }: DrawName): Promise<number> =>
  transaction.run("SELECT pg_advisory_xact_lock(hashtextextended('lottery-pools ' || $1, 0))", [gameCode]);

/** What the lines that share a pool cost, and those of them that have won. */
export async function poolSales(queryable: Queryable, { gameCode, issue, number }: Settled): Promise<PoolSales[]> {
  const sold = await queryable.rows<PoolName & { turnover: string }>(
    `SELECT t.currency, t.play_money AS "playMoney", sum((l ->> 'stake')::bigint)::text AS turnover
       FROM ${KEPT} CROSS JOIN LATERAL jsonb_array_elements(t.lines) AS l
      WHERE t.game_code = $1 AND t.issue = $2 AND l -> 'prices' = '{}' GROUP BY 1, 2 ORDER BY 1, 2`,
    [gameCode, issue],
  );
  const won = await queryable.rows<PoolName & { tier: string; stake: string }>(
    `SELECT t.currency, t.play_money AS "playMoney", x.tier, sum(x.stake)::text AS stake
       FROM ${WON} CROSS JOIN LATERAL jsonb_to_recordset(w.pool_wins) AS x (tier text, stake bigint) GROUP BY 1, 2, 3`,
    [gameCode, issue, number],
  );
  return sold.map(({ turnover, ...name }) => ({
    ...name,
    turnover: BigInt(turnover),
    stakes: Object.fromEntries(
      won
        .filter(({ currency, playMoney }) => currency === name.currency && playMoney === name.playMoney)
        .map(({ tier, stake }) => [tier, BigInt(stake)]),
    ),
  }));
}

interface CarryRow {
  tiers: Record<string, string>;
  reserve: string;
  drawsKept: number;
}
const carryOf = ({ tiers, reserve, drawsKept }: CarryRow): PoolCarry => ({
  tiersMinor: Object.fromEntries(Object.entries(tiers).map(([tier, amount]) => [tier, BigInt(amount)])),
  reserveMinor: BigInt(reserve),
  drawsKept,
});

/** The pool of the settlement before this one of the same draw: what it was passed, and what it passed on. */
export async function poolBefore(
  queryable: Queryable,
  { gameCode, issue, number }: Settled,
  { currency, playMoney }: PoolName,
): Promise<{ carry: PoolCarry; heldOut: bigint } | null> {
  const row = await queryable.first<CarryRow & { heldOut: string }>(
    `SELECT carried_in AS tiers, reserve_in AS reserve, draws_kept_in AS "drawsKept", held_out AS "heldOut" FROM lottery_pools
      WHERE game_code = $1 AND issue = $2 AND settlement < $3 AND currency = $4 AND play_money = $5 ORDER BY settlement DESC LIMIT 1`,
    [gameCode, issue, number, currency, playMoney],
  );
  return row ? { carry: carryOf(row), heldOut: BigInt(row.heldOut) } : null;
}

/** What the last draw with such a pool passed on, of those before `before` or of all; null if there is none. */
export async function lastCarry(
  queryable: Queryable,
  { gameCode, currency, playMoney, before }: PoolName & { gameCode: string; before: Date | null },
): Promise<PoolCarry | null> {
  const row = await queryable.first<CarryRow>(
    {
      name: 'lottery-last-carry',
      text: `SELECT p.carried_out AS tiers, p.reserve_out AS reserve, p.draws_kept_out AS "drawsKept"
               FROM lottery_pools p JOIN draws d ON d.game_code = p.game_code AND d.issue = p.issue
              WHERE p.game_code = $1 AND p.currency = $2 AND p.play_money = $3 AND ($4::timestamptz IS NULL OR d.draws_at < $4)
              ORDER BY d.draws_at DESC, p.settlement DESC LIMIT 1`,
    },
    [gameCode, currency, playMoney, before],
  );
  return row ? carryOf(row) : null;
}

/** The pool of the draw that takes bets next, or of a draw that is planned now; null for a game without a pool. */
export async function nextPool(queryable: Queryable, gameCode: string, now: Date): Promise<DrawPool | null> {
  const row = await queryable.first<{ pool: DrawPool | null }>(
    {
      name: 'lottery-next-pool',
      text: `SELECT coalesce((SELECT d.pool FROM draws d WHERE d.game_code = $1 AND d.closes_at > $2 AND d.state IN ('scheduled', 'open') ORDER BY d.draws_at LIMIT 1),
                    lottery_pool_of($1)) AS pool`,
    },
    [gameCode, now],
  );
  return row?.pool ?? null;
}

/** The pools that draws of a game have had: those of money first. */
export const poolsOfGame = (queryable: Queryable, gameCode: string): Promise<PoolName[]> =>
  queryable.rows(
    'SELECT DISTINCT currency, play_money AS "playMoney" FROM lottery_pools WHERE game_code = $1 ORDER BY play_money, currency',
    [gameCode],
  );

/** Whether a later draw has taken what this one passed on. */
export const isCarryTaken = async (
  queryable: Queryable,
  { gameCode, currency, playMoney, drawsAt }: PoolName & { gameCode: string; drawsAt: Date },
): Promise<boolean> =>
  (await queryable.first(
    `SELECT 1 FROM lottery_pools p JOIN draws d ON d.game_code = p.game_code AND d.issue = p.issue
      WHERE p.game_code = $1 AND p.currency = $2 AND p.play_money = $3 AND d.draws_at > $4 LIMIT 1`,
    [gameCode, currency, playMoney, drawsAt],
  )) !== undefined;

/** Gives each winning line its share, rounded down per tier; returns what all lines of the pool get. `prizes` are those of one entry. */
export async function payShares(
  transaction: Transaction,
  { gameCode, issue, number }: Settled,
  { currency, playMoney }: PoolName,
  { unit, prizes }: { unit: string; prizes: Readonly<Record<string, bigint>> },
): Promise<bigint> {
  const row = await transaction.first<{ paid: string }>(
    `WITH lines AS (
       SELECT w.ticket, x.line, sum(div(x.stake::numeric * p.prize, $6::numeric))::bigint AS amount
         FROM ${WON} CROSS JOIN LATERAL jsonb_to_recordset(w.pool_wins) AS x (line int, tier text, stake bigint)
         JOIN unnest($7::text[], $8::bigint[]) AS p (tier, prize) ON p.tier = x.tier
        WHERE t.currency = $4 AND t.play_money = $5 GROUP BY 1, 2
     ), tickets AS (
       SELECT l.ticket, sum(l.amount)::bigint AS amount, jsonb_object_agg(l.line::text, l.amount::text) AS by_line FROM lines l GROUP BY 1
     ), paid AS (
       UPDATE lottery_staged_wins w
          SET prize = w.prize + s.amount, payout = w.payout + s.amount, pool_payout = s.amount,
              wins = (SELECT jsonb_agg(CASE WHEN s.by_line ? (o.one ->> 'line') THEN o.one || jsonb_build_object('payout', s.by_line ->> (o.one ->> 'line')) ELSE o.one END ORDER BY o.n)
                        FROM jsonb_array_elements(w.wins) WITH ORDINALITY AS o (one, n))
         FROM tickets s WHERE w.game_code = $1 AND w.issue = $2 AND w.settlement = $3 AND w.ticket = s.ticket
       RETURNING s.amount)
     SELECT coalesce(sum(amount), 0)::text AS paid FROM paid`,
    [gameCode, issue, number, currency, playMoney, unit, Object.keys(prizes), Object.values(prizes).map(String)],
  );
  return BigInt(row!.paid);
}
