import type { Redemption as RedemptionShape } from '@atrium/contracts/points';
import type { InferOutput } from 'valibot';
import type { Queryable } from '../platform/database.ts';
import type { KeysetList } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import { KEPT_AFTER_BREAK_MS } from './point-rules.ts';

type Redemption = InferOutput<typeof RedemptionShape>;

export interface RewardRow {
  id: string;
  type: 'goods' | 'voucher' | 'bonus';
  names: { en: string } & Record<string, string>;
  remarks: { en: string } & Record<string, string>;
  stock: number;
  points_required: string;
  amount_required: string;
  /** Name of its drawing. */
  picture: string;
  ends_at: Date | null;
  /** The payment for one piece, in minor units; null for other rewards than a bonus. */
  bonus_amount: string | null;
}

const REWARD =
  'SELECT id, type, names, remarks, stock, points_required, amount_required, picture, ends_at, bonus_amount FROM point_rewards';

/** Those of which the start has come. */
const ON_SHELF = 'up AND (starts_at IS NULL OR starts_at <= $1)';

export const rewards = (database: Queryable, now: Date, type: string | null): Promise<RewardRow[]> =>
  database.rows(`${REWARD} WHERE ${ON_SHELF} AND ($2::text IS NULL OR type = $2) ORDER BY position, id`, [now, type]);

/** The reward, locked until the transaction ends, so that its stock is reduced by one buyer at a time. */
export const lockReward = (transaction: Queryable, now: Date, id: string): Promise<RewardRow | undefined> =>
  transaction.first(`${REWARD} WHERE ${ON_SHELF} AND id = $2 FOR UPDATE`, [now, id]);

export const takeStock = (transaction: Queryable, id: string, quantity: number): Promise<number> =>
  transaction.run('UPDATE point_rewards SET stock = stock - $2 WHERE id = $1', [id, quantity]);

export async function pointsOf(database: Queryable, memberId: string): Promise<bigint> {
  const row = await database.first<{ posted: string }>(
    {
      name: 'points-balance',
      text: "SELECT posted FROM ledger_accounts WHERE class = 'points' AND member_id = $1 AND currency = 'PTS'",
    },
    [memberId],
  );
  return BigInt(row?.posted ?? 0);
}

/** Points earned before `before` and not spent since, and the date of the oldest. The oldest points are spent first. */
export async function pointsFrom(
  database: Queryable,
  memberId: string,
  before: Date,
): Promise<{ points: string; oldest: Date | null }> {
  const row = await database.first<{ points: string; oldest: Date | null }>(
    `WITH own AS (
       SELECT l.entry_id, l.at, l.amount,
              EXISTS (SELECT 1 FROM ledger_lines o JOIN ledger_accounts i ON i.id = o.account_id AND i.class = 'points:issued' WHERE o.entry_id = l.entry_id) AS earned
         FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'points' AND a.member_id = $1 AND l.balance_after IS NOT NULL),
     spent AS (SELECT coalesce(-sum(amount), 0) AS total FROM own WHERE NOT earned),
     lots AS (SELECT at, amount, sum(amount) OVER (ORDER BY at, entry_id) AS running FROM own WHERE earned)
     SELECT coalesce(sum(least(amount, running - total)), 0)::text AS points, min(at) AS oldest FROM lots, spent WHERE running > total AND at < $2`,
    [memberId, before],
  );
  return row!;
}

/** The points that have expired since then. */
export async function expiredSince(database: Queryable, memberId: string, since: Date): Promise<bigint> {
  const row = await database.first<{ points: string }>(
    `SELECT coalesce(-sum(l.amount), 0)::text AS points
       FROM ledger_accounts a JOIN ledger_lines l ON l.account_id = a.id AND l.at >= $2
       JOIN ledger_entries e ON e.id = l.entry_id AND e.kind = 'points' AND e.detail = 'expired'
      WHERE a.class = 'points' AND a.member_id = $1 AND a.currency = 'PTS'`,
    [memberId, since],
  );
  return BigInt(row!.points);
}

/** Locks the member's points until the transaction ends. */
export const lockPoints = (transaction: Queryable, memberId: string): Promise<number> =>
  transaction.run(
    "SELECT 1 FROM ledger_accounts WHERE class = 'points' AND member_id = $1 AND currency = 'PTS' FOR NO KEY UPDATE",
    [memberId],
  );

/** Until when a member keeps every point because of a break: null without one, 'always' after a permanent exclusion. */
export async function pointsKeptUntil(
  database: Queryable,
  memberId: string,
  now: Date,
): Promise<Date | 'always' | null> {
  const row = await database.first<{ permanent: boolean | null; until: Date | null }>(
    'SELECT bool_or(until_at IS NULL) AS permanent, max(until_at) AS until FROM rg_exclusions WHERE member_id = $1 AND from_at <= $2',
    [memberId, now],
  );
  if (row?.permanent) return 'always';
  return row?.until ? new Date(row.until.getTime() + KEPT_AFTER_BREAK_MS) : null;
}

/**
 * Members whose points of before `before` exceed everything that they have spent or lost, so that some of those are left.
 * Points that a redemption has returned are as old as before: they are looked at only where one was not delivered.
 * Without the members whose points a break keeps at `now`.
 */
export const membersWithPointsBefore = (
  database: Queryable,
  { before, now }: { before: Date; now: Date },
  limit: number,
): Promise<{ memberId: string }[]> =>
  database.rows(
    `SELECT a.member_id AS "memberId" FROM ledger_accounts a
      WHERE a.class = 'points' AND a.currency = 'PTS' AND a.posted > 0
        AND (a.posted > (SELECT coalesce(sum(l.amount), 0) FROM ledger_lines l WHERE l.account_id = a.id AND l.at >= $1 AND l.amount > 0)
          OR EXISTS (SELECT 1 FROM redemptions r WHERE r.member_id = a.member_id AND r.status IN ('rejected', 'cancelled'))
             AND a.posted > (SELECT coalesce(sum(l.amount), 0) FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
                              WHERE l.account_id = a.id AND l.at >= $1 AND l.amount > 0 AND e.detail NOT IN ('returned', 'given back')))
        AND NOT EXISTS (SELECT 1 FROM rg_exclusions x
                         WHERE x.member_id = a.member_id AND x.from_at <= $3 AND (x.until_at IS NULL OR x.until_at > $4))
      ORDER BY a.member_id LIMIT $2`,
    [before, limit, now, new Date(now.getTime() - KEPT_AFTER_BREAK_MS)],
  );

export async function turnoverOf(database: Queryable, memberId: string, now: Date, days: number): Promise<bigint> {
  const row = await database.first<{ turnover: string }>(
    'SELECT coalesce(sum(turnover), 0)::text AS turnover FROM daily_figures WHERE member_id = $1 AND day > brand_day($2) - $3::int',
    [memberId, now, days],
  );
  return BigInt(row!.turnover);
}

export interface RedemptionRow {
  id: string;
  at: Date;
  reward_id: string;
  names: { en: string } & Record<string, string>;
  type: string;
  quantity: number;
  points: string;
  status: Redemption['status'];
  remark: string;
  address: string | null;
  carrier: string | null;
  tracking: string | null;
  states: Redemption['states'];
}

/** A member's redemptions, newest first. */
export const redemptions = (memberId: string): KeysetList => ({
  columns: `r.id, r.at, r.reward_id, w.names, w.type, r.quantity, r.points, r.status, r.remark, r.address, r.carrier, r.tracking,
    (SELECT jsonb_agg(jsonb_build_object('status', s.status, 'at', to_char(s.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY s.id) FROM redemption_states s WHERE s.redemption_id = r.id) AS states`,
  table: 'redemptions r',
  joins: 'JOIN point_rewards w ON w.id = r.reward_id',
  order: [instantKey('r.at'), numberKey('r.id')],
  range: (parameter) => `r.member_id = ${parameter(memberId)}`,
});

export async function addRedemption(
  transaction: Queryable,
  row: {
    memberId: string;
    rewardId: string;
    at: Date;
    quantity: number;
    points: bigint;
    remark: string;
    address: string | null;
    entryId: string;
  },
): Promise<string> {
  const added = await transaction.first<{ id: string }>(
    'INSERT INTO redemptions (member_id, reward_id, at, quantity, points, remark, address, entry_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id',
    [row.memberId, row.rewardId, row.at, row.quantity, row.points, row.remark, row.address, row.entryId],
  );
  return added!.id;
}

export async function passwordHashOf(database: Queryable, memberId: string): Promise<string | undefined> {
  return (
    await database.first<{ password_hash: string }>('SELECT password_hash FROM members WHERE id = $1', [memberId])
  )?.password_hash;
}
