import {
  carryAfter,
  heldBy,
  NO_CARRY,
  type PlayedPool,
  type PoolCarry,
  playPool,
  pricedPool,
} from '@atrium/lottery-rules/pool-carry';
import type { Transaction } from '../../platform/database.ts';
import {
  isCarryTaken,
  lastCarry,
  lockPools,
  payShares,
  poolBefore,
  type PoolName,
  type PoolSales,
  poolSales,
} from '../pools/pools.repository.ts';
import type { Settlement } from './settlement.repository.ts';

/** What a pool does to the jackpot: moved between it and the game's house, or kept by the house's line of corrected pools. */
export interface PoolMovement extends PoolName {
  jackpot: bigint;
  difference: bigint;
}

/**
 * Shares the pools of a draw among its staged wins and stores each: `lottery_pools`. A correction starts from the carry of the first
 * settlement; where the next draw has taken what that one passed on, the change stays with the house. Returns what has to be posted.
 */
export async function sharePools(transaction: Transaction, settlement: Settlement, now: Date): Promise<PoolMovement[]> {
  if (!settlement.pool) return [];
  await lockPools(transaction, settlement);
  const movements: PoolMovement[] = [];
  for (const sales of await poolSales(transaction, settlement))
    movements.push(await sharePool(transaction, settlement, sales, now));
  return movements;
}

async function sharePool(
  transaction: Transaction,
  settlement: Settlement,
  sales: PoolSales,
  now: Date,
): Promise<PoolMovement> {
  const { gameCode, drawsAt, pool } = settlement;
  const { currency, playMoney } = sales;
  const name = { gameCode, currency, playMoney };
  const rules = pricedPool(pool!.rules, BigInt(pool!.unit));
  const before = await poolBefore(transaction, settlement, sales);
  const carry = before?.carry ?? (await lastCarry(transaction, { ...name, before: drawsAt })) ?? NO_CARRY;
  const played = playPool(rules, carry, { turnoverMinor: sales.turnover, stakesMinor: sales.stakes });
  const paid = await payShares(transaction, settlement, sales, { unit: rules.unitMinor, prizes: played.prizes });
  const after = carryAfter(rules, carry, played, paid);
  const isTaken = before !== null && (await isCarryTaken(transaction, { ...name, drawsAt }));
  const difference = isTaken ? heldBy(after) - before.heldOut : 0n;
  await storePool(transaction, settlement, { sales, carry, played, paid, after, difference, now });
  return {
    currency,
    playMoney,
    jackpot: isTaken ? 0n : heldBy(after) - (before?.heldOut ?? heldBy(carry)),
    difference,
  };
}

interface StoredPool {
  sales: PoolSales;
  carry: PoolCarry;
  played: PlayedPool;
  paid: bigint;
  after: PoolCarry;
  difference: bigint;
  now: Date;
}

const texts = (amounts: Readonly<Record<string, bigint>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(amounts).map(([tier, amount]) => [tier, amount.toString()])));

async function storePool(
  transaction: Transaction,
  { gameCode, issue, number }: Settlement,
  { sales, carry, played, paid, after, difference, now }: StoredPool,
): Promise<void> {
  const tiers = Object.fromEntries(
    Object.entries(sales.stakes).map(([tier, stake]) => [
      tier,
      { stake: stake.toString(), prize: played.prizes[tier]!.toString() },
    ]),
  );
  await transaction.run(
    `INSERT INTO lottery_pools (game_code, issue, settlement, currency, play_money, turnover, fund, carried_in, reserve_in, held_in, released, reserved,
       topped_up, tiers, prizes, carried_out, reserve_out, held_out, draws_kept_in, draws_kept_out, difference, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      gameCode,
      issue,
      number,
      sales.currency,
      sales.playMoney,
      sales.turnover.toString(),
      played.fundMinor.toString(),
      texts(carry.tiersMinor),
      carry.reserveMinor.toString(),
      heldBy(carry).toString(),
      played.releasedMinor.toString(),
      played.reservedMinor.toString(),
      played.toppedUpMinor.toString(),
      JSON.stringify(tiers),
      paid.toString(),
      texts(after.tiersMinor),
      after.reserveMinor.toString(),
      heldBy(after).toString(),
      carry.drawsKept,
      after.drawsKept,
      difference.toString(),
      now,
    ],
  );
}

/** Posts one entry per pool between the game's house and its jackpot, or the house's line of corrected pools. */
export async function postPools(
  transaction: Transaction,
  { gameCode, issue, number }: Settlement,
  now: Date,
  movements: readonly PoolMovement[],
): Promise<void> {
  for (const { currency, playMoney, jackpot, difference } of movements) {
    const [account, amount] = difference === 0n ? ['jackpot', jackpot] : ['house:pool', difference];
    if (amount === 0n) continue;
    await transaction.run(
      `SELECT ledger_post($1, $2, NULL, 'lottery-pool', $3, '', $4, g.name,
                ARRAY[lottery_account('house:pnl', g.id, $5, $6), lottery_account($7, $8, $5, $6)], ARRAY[-$9::bigint, $9::bigint])
         FROM lottery_games l JOIN games g ON g.id = l.game_id WHERE l.code = $8`,
      [
        now,
        number === 1 ? 'transfer' : 'correction',
        [gameCode, issue, number, currency, playMoney].join(':'),
        `${gameCode}:${issue}`,
        playMoney,
        currency,
        account,
        gameCode,
        amount.toString(),
      ],
    );
  }
}
