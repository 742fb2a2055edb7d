import type { Family } from '@atrium/lottery-rules/families';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { DrawName } from '@atrium/lottery-rules/proof/commitment';
import type { Schedule } from '@atrium/lottery-rules/schedule';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { LineWins } from '../tickets/tickets.repository.ts';
import type { PricedLine } from '../tickets/priced-line.ts';
import type { PoolWin } from './evaluate.ts';
import { type DrawPool, WAITS_FOR_POOL } from '../pools/pools.repository.ts';

/**
 * Draws that wait for their settlement, and void ones whose stakes wait to be given back. A draw with a pool follows the one before,
 * whose carry it needs.
 */
export const drawsToSettle = (queryable: Queryable, most: number): Promise<(DrawName & { state: string })[]> =>
  queryable.rows(
    {
      name: 'draws-to-settle',
      text: `SELECT game_code AS "gameCode", issue, state FROM draws d
              WHERE settled_at IS NULL AND state IN ('drawn', 'settling', 'voided')
                AND (state = 'voided' OR NOT ${WAITS_FOR_POOL}) ORDER BY draws_at, game_code LIMIT $1`,
    },
    [most],
  );

/** Ends draws on which nobody has bet; returns their number. */
export const settleUnsold = (queryable: Queryable, now: Date): Promise<number> =>
  queryable.run(
    {
      name: 'draws-settle-unsold',
      text: `UPDATE draws d SET state = CASE d.state WHEN 'drawn' THEN 'settled' ELSE d.state END, settled_at = $1
              WHERE d.settled_at IS NULL AND d.state IN ('drawn', 'voided')
                AND NOT EXISTS (SELECT 1 FROM lottery_tickets t WHERE t.game_code = d.game_code AND t.issue = d.issue)`,
    },
    [now],
  );

/** A settlement that has begun, with what its evaluation needs. */
export interface Settlement extends DrawName {
  number: number;
  result: string;
  family: Family;
  schedule: Schedule;
  drawsAt: Date;
  stagedThrough: string;
  staged: boolean;
  pool: DrawPool | null;
}

/**
 * Begins the settlement of a drawn draw, or finds the one that has begun. Undefined if there is none to do; the draw's row
 * is locked, so of several processes one begins.
 */
export async function beginSettlement(
  transaction: Transaction,
  { gameCode, issue }: DrawName,
  now: Date,
): Promise<Settlement | undefined> {
  const draw = await transaction.first<{ state: string; result: string }>(
    `SELECT d.state, d.result FROM draws d
      WHERE d.game_code = $1 AND d.issue = $2 AND d.state IN ('drawn', 'settling') AND NOT ${WAITS_FOR_POOL} FOR UPDATE`,
    [gameCode, issue],
  );
  if (!draw) return undefined;
  if (draw.state === 'drawn') {
    await transaction.run(
      'INSERT INTO lottery_settlements (game_code, issue, number, result, started_at) VALUES ($1, $2, 1, $3, $4)',
      [gameCode, issue, draw.result, now],
    );
    await transaction.run(
      "UPDATE draws SET state = 'settling', pool = coalesce(pool, lottery_pool_of(game_code)) WHERE game_code = $1 AND issue = $2",
      [gameCode, issue],
    );
  }
  return await transaction.first<Settlement>(
    `SELECT s.game_code AS "gameCode", s.issue, s.number, s.result, g.family, g.schedule, d.draws_at AS "drawsAt",
            s.staged_through AS "stagedThrough", s.staged_at IS NOT NULL AS staged, d.pool
       FROM lottery_settlements s JOIN draws d ON d.game_code = s.game_code AND d.issue = s.issue JOIN lottery_games g ON g.code = s.game_code
      WHERE s.game_code = $1 AND s.issue = $2 AND s.finished_at IS NULL ORDER BY s.number DESC LIMIT 1`,
    [gameCode, issue],
  );
}

export interface SoldTicket {
  number: string;
  version: number;
  lines: PricedLine[];
  cap: string | null;
}

export const ticketsAfter = (
  queryable: Queryable,
  { gameCode, issue }: DrawName,
  after: string,
  most: number,
): Promise<SoldTicket[]> =>
  queryable.rows(
    {
      name: 'lottery-tickets-after',
      text: `SELECT t.number::text, t.rules_version AS version, t.lines, t.caps ->> 'ticket' AS cap FROM lottery_tickets t
              WHERE t.game_code = $1 AND t.issue = $2 AND t.number > $3 ORDER BY t.number LIMIT $4`,
    },
    [gameCode, issue, after, most],
  );

export interface StagedWin {
  ticket: string;
  prize: string;
  payout: string;
  wins: LineWins[];
  pool: PoolWin[];
}

/** Stores the wins of a portion and moves on to `through`; does nothing if another process has done it. */
export const stageWins = (
  queryable: Queryable,
  { gameCode, issue, number }: Settlement,
  { after, through, wins }: { after: string; through: string; wins: readonly StagedWin[] },
): Promise<number> =>
  queryable.run(
    {
      name: 'lottery-stage-wins',
      text: `WITH moved AS (
               UPDATE lottery_settlements SET staged_through = $5
                WHERE game_code = $1 AND issue = $2 AND number = $3 AND staged_through = $4 AND staged_at IS NULL RETURNING 1)
             INSERT INTO lottery_staged_wins (game_code, issue, settlement, ticket, prize, payout, wins, pool_wins)
             SELECT $1, $2, $3, x.ticket, x.prize, x.payout, x.wins, x.pool
               FROM unnest($6::bigint[], $7::bigint[], $8::bigint[], $9::jsonb[], $10::jsonb[]) AS x (ticket, prize, payout, wins, pool) WHERE EXISTS (SELECT 1 FROM moved)`,
    },
    [
      gameCode,
      issue,
      number,
      after,
      through,
      wins.map(({ ticket }) => ticket),
      wins.map(({ prize }) => prize),
      wins.map(({ payout }) => payout),
      wins.map((win) => JSON.stringify(win.wins)),
      wins.map((win) => JSON.stringify(win.pool)),
    ],
  );

/** A ticket that was paid, or that a correction has changed. */
export interface PostedTicket {
  ticket: string | null;
  member: string;
  payout: string;
  chase: string | null;
}

/** Posts the next tickets. An empty answer: somebody else has finished; a row without a ticket: everything is posted. */
export const postPortion = (
  queryable: Queryable,
  { gameCode, issue, number }: Settlement,
  now: Date,
  most: number,
): Promise<PostedTicket[]> =>
  queryable.rows(
    {
      name: 'lottery-post-portion',
      text: 'SELECT ticket::text, member::text, payout::text, chase::text FROM lottery_post_portion($1, $2, $3, $4, $5)',
    },
    [now, gameCode, issue, number, most],
  );

/** Ends a settlement whose tickets are all posted. Returns false if it had ended before. */
export async function finishSettlement(
  transaction: Transaction,
  { gameCode, issue, number }: Settlement,
  now: Date,
): Promise<boolean> {
  const ended = await transaction.run(
    "UPDATE draws SET state = 'settled', settled_at = $3 WHERE game_code = $1 AND issue = $2 AND state = 'settling'",
    [gameCode, issue, now],
  );
  if (ended === 0) return false;
  await transaction.run(
    'UPDATE lottery_settlements SET finished_at = $4 WHERE game_code = $1 AND issue = $2 AND number = $3',
    [gameCode, issue, number, now],
  );
  await transaction.run('DELETE FROM lottery_staged_wins WHERE game_code = $1 AND issue = $2 AND settlement <= $3', [
    gameCode,
    issue,
    number,
  ]);
  return true;
}

/** The rules of a version, which tickets name. */
export async function rulesOfVersion(queryable: Queryable, gameCode: string, version: number): Promise<GameRules> {
  const row = await queryable.first<{ rules: GameRules }>(
    'SELECT rules FROM lottery_rules_versions WHERE game_code = $1 AND version = $2',
    [gameCode, version],
  );
  if (!row) throw new Error(`The rules of ${gameCode} have no version ${version}.`);
  return row.rules;
}
