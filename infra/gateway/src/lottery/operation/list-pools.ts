import type { LotteryPools, lotteryPools, PoolNext, PoolOfDraw } from '@atrium/contracts/operator-pools';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { PoolRules } from '@atrium/lottery-rules/pool';
import { heldBy, jackpotOf, NO_CARRY, type PoolCarry, pricedPool } from '@atrium/lottery-rules/pool-carry';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Database } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lastCarry, nextPool, type PoolName, poolsOfGame } from '../pools/pools.repository.ts';
import { everyPlay } from './lottery-games.ts';

/** Draws in one reply. */
const MOST_DRAWS = 25;

/** The pools of one lottery: what its next draw begins with, and what each settled one did. Source: 10-47, ADR 0014. */
export async function listPools(
  { database, settings, clock }: Parts,
  { params, query }: OperatorCall<undefined, v.InferOutput<typeof lotteryPools.query>>,
): Promise<LotteryPools> {
  const game = await database.first<{ code: string; name: string; rules: GameRules | null }>(
    'SELECT l.code, g.name, l.rules FROM lottery_games l JOIN games g ON g.id = l.game_id WHERE l.code = $1',
    [params.game],
  );
  if (!game) throw new OperatorRefusal('UNKNOWN_GAME', `There is no lottery ${params.game}.`);
  const { code, name } = game;
  if (query.before !== undefined && !(await isIssue(database, code, query.before)))
    throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${code} ${query.before}.`);
  const planned = await nextPool(database, code, clock.now());
  if (!planned || !game.rules) return { code, name, rules: null, next: [], draws: [], earlier: null };
  const rules = pricedPool(planned.rules, BigInt(planned.unit));
  const tiers = divisionsOf(game.rules);
  const pools = await poolsOfGame(database, code);
  const own = { currency: await settings.get('brand.currency', 'PHP'), playMoney: false };
  const next = await Promise.all(
    (pools.length > 0 ? pools : [own]).map(async (pool) => {
      const carry = await lastCarry(database, { gameCode: code, ...pool, before: null });
      return nextOf(rules, tiers, pool, carry ?? NO_CARRY);
    }),
  );
  const { draws, earlier } = await drawsOf(database, code, query.before ?? null);
  return {
    code,
    name,
    rules: {
      unit: rules.unitMinor,
      fund: rules.fund,
      reserve: rules.reserve,
      sharesOf: rules.sharesOf,
      releaseAfterDraws: rules.releaseAfterDraws ?? null,
      tiers: [...tiers],
    },
    next,
    draws: draws.map(({ won, ...draw }) => ({
      ...draw,
      won: tiers.flatMap((tier) => (won[tier] ? [{ tier, ...won[tier] }] : [])),
    })),
    earlier,
  };
}

/** As boards name them: the highest first. */
const divisionsOf = (rules: GameRules): readonly string[] =>
  Object.keys([...everyPlay(rules).values()].find(({ priced }) => priced === 'pool')?.tiers ?? {});

function nextOf(rules: PoolRules, tiers: readonly string[], pool: PoolName, carry: PoolCarry): PoolNext {
  return {
    ...pool,
    jackpot: jackpotOf(rules, carry).toString(),
    reserve: carry.reserveMinor.toString(),
    drawsKept: carry.drawsKept,
    held: heldBy(carry).toString(),
    tiers: tiers.map((tier) => ({
      tier,
      part: rules.shares[tier] ?? null,
      fixed: rules.fixed[tier] ?? null,
      least: rules.least[tier] ?? null,
      carried: (carry.tiersMinor[tier] ?? 0n).toString(),
    })),
  };
}

const isIssue = async (database: Database, code: string, issue: string): Promise<boolean> =>
  (await database.first('SELECT 1 FROM draws WHERE game_code = $1 AND issue = $2', [code, issue])) !== undefined;

interface Row extends Omit<PoolOfDraw, 'won'> {
  won: Readonly<Record<string, { stake: string; prize: string }>>;
}

/** A page of draws with all of their settlements, and the issue before which the next page begins. */
async function drawsOf(
  database: Database,
  code: string,
  before: string | null,
): Promise<{ draws: Row[]; earlier: string | null }> {
  const rows = await database.rows<Row>(
    `SELECT d.issue, to_char(d.draws_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "drawsAt", p.settlement,
            EXISTS (SELECT 1 FROM lottery_settlements s WHERE s.game_code = p.game_code AND s.issue = p.issue AND s.number = p.settlement AND s.reversed_at IS NOT NULL) AS replaced,
            p.currency, p.play_money AS "playMoney", p.turnover::text, p.fund::text, p.held_in::text AS "heldIn", p.topped_up::text AS "toppedUp",
            p.prizes::text, p.held_out::text AS "heldOut", p.released::text, p.reserved::text, p.difference::text, p.tiers AS won
       FROM (SELECT d.game_code, d.issue, d.draws_at FROM draws d
              WHERE d.game_code = $1 AND ($2::text IS NULL OR d.draws_at < (SELECT b.draws_at FROM draws b WHERE b.game_code = $1 AND b.issue = $2))
                AND EXISTS (SELECT 1 FROM lottery_pools p WHERE p.game_code = d.game_code AND p.issue = d.issue)
              ORDER BY d.draws_at DESC LIMIT $3) d
       JOIN lottery_pools p ON p.game_code = d.game_code AND p.issue = d.issue
      ORDER BY d.draws_at DESC, p.settlement DESC, p.play_money, p.currency`,
    [code, before, MOST_DRAWS + 1],
  );
  const issues = [...new Set(rows.map(({ issue }) => issue))];
  const beyond = issues[MOST_DRAWS];
  return {
    draws: beyond === undefined ? rows : rows.filter(({ issue }) => issue !== beyond),
    earlier: beyond === undefined ? null : issues[MOST_DRAWS - 1]!,
  };
}
