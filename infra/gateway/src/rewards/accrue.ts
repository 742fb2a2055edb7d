import type { Transaction } from '../platform/database.ts';
import { payloadHash } from '../platform/idempotency.ts';
import type { Parts } from '../platform/parts.ts';
import { type PointRules, pointRules } from '../points/point-rules.ts';
import { lockPoints, pointsOf } from '../points/points.repository.ts';
import { writeMessage } from '../notices/write-message.ts';
import { post } from '../wallet/ledger.ts';
import { type RankRule, rankRules } from '../ranks/rank-rules.ts';

const PORTION = 10_000;
const NANO = 1_000_000_000n;
/** Millionths in a hundredth of a percent. */
const PPM = 100;

interface Moved {
  member: string;
  /** Whole points to post; negative after voided rounds. */
  points: string;
  from_level: number;
  to_level: number;
  /** The rounds of the portion. */
  rounds: number;
}

/**
 * Accrues cashback, points and rank progress for the rounds that have settled since; returns whether more are queued.
 * Any number of processes may do so at once: a portion is locked, written and removed in one transaction. Source: 11-12,
 * 11-14, 11-16.
 */
export async function accrue(parts: Parts, portion = PORTION): Promise<boolean> {
  const [ranks, points] = await Promise.all([rankRules(parts.settings), pointRules(parts.settings)]);
  return await parts.database.transaction(async (transaction) => {
    const turn = (await transaction.first<{ turn: string }>("SELECT nextval('accrual_turns')::text AS turn"))!.turn;
    const moved = await transaction.rows<Moved>('SELECT * FROM accrue_portion($1, $2, $3)', [
      parts.clock.now(),
      portion,
      JSON.stringify(ranks.map((rank) => ratesOf(rank, points))),
    ]);
    await postEarned(parts, transaction, turn, moved);
    for (const { member, points: due, from_level, to_level } of moved) {
      if (BigInt(due) < 0n) await takeBack(parts, transaction, { member, due: -BigInt(due), key: `${turn}:${member}` });
      if (to_level > from_level)
        await writeMessage(transaction, {
          memberId: member,
          kind: 'rank-raised',
          params: { rank: nameOf(ranks, to_level) },
          at: parts.clock.now(),
        });
    }
    return (await transaction.first('SELECT 1 FROM accrual_queue LIMIT 1')) !== undefined;
  });
}

const nameOf = (ranks: readonly RankRule[], level: number): string =>
  ranks.find((rank) => rank.level === level)?.name ?? '';

function ratesOf({ level, name, turnover, keep, pointsPercent, cashback }: RankRule, { earn }: PointRules) {
  const points = (BigInt(earn.points) * NANO * BigInt(pointsPercent)) / 100n / BigInt(earn.turnover);
  return {
    level,
    name,
    turnover,
    keep,
    points: points.toString(),
    cashback: Object.fromEntries(Object.entries(cashback).map(([category, rate]) => [category, rate * PPM])),
  };
}

const SCOPE = 'points.accrual';

/** Posts the earned points of a portion, an entry for each member, in one statement: a portion has hundreds. */
async function postEarned(
  { clock, live }: Parts,
  transaction: Transaction,
  turn: string,
  moved: readonly Moved[],
): Promise<void> {
  const earned = moved.filter(({ points }) => BigInt(points) > 0n);
  if (earned.length === 0) return;
  await transaction.run('SELECT post_earned_points($1, $2, $3, $4, $5, $6)', [
    clock.now(),
    SCOPE,
    turn,
    earned.map(({ member }) => member),
    earned.map(({ points }) => points),
    earned.map(({ points }) => payloadHash(points)),
  ]);
  transaction.afterCommit(() => {
    for (const { member } of earned) live.balanceChanged(member, 'points');
  });
}

/** Takes points of voided rounds back as far as there are any; the rest is set off against later ones. */
async function takeBack(
  parts: Parts,
  transaction: Transaction,
  { member, due, key }: { member: string; due: bigint; key: string },
): Promise<void> {
  const amount = least(due, await lockedPoints(transaction, member));
  if (amount === 0n) return;
  await post(parts, transaction, {
    kind: 'points',
    memberId: member,
    scope: SCOPE,
    key,
    payload: (-amount).toString(),
    detail: 'corrected',
    currency: 'PTS',
    lines: [
      { account: { class: 'points', memberId: member }, amount: -amount },
      { account: { class: 'points:reversed' }, amount },
    ],
  });
  await transaction.run('UPDATE member_progress SET points_nano = points_nano + $2 WHERE member_id = $1', [
    member,
    (amount * NANO).toString(),
  ]);
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

async function lockedPoints(transaction: Transaction, member: string): Promise<bigint> {
  await lockPoints(transaction, member);
  return await pointsOf(transaction, member);
}
