import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { Queryable, Transaction } from '../platform/database.ts';

export interface ContractRow {
  id: string;
  kind: ContractKind;
  upline_id: string | null;
  member_id: string;
  rate: number;
  period: Contract['period'];
  period_valid_bet: string;
  period_profit_loss: string;
  active_members: number;
  state: Contract['state'];
  requested_at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
  end_reason: Contract['endReason'];
  upline_account: string | null;
  member_account: string;
  ends_below: string[];
}

/** The accepted contracts of the member's downline that pay more than this one. They end when it is accepted (4-64). */
const BELOW = `SELECT b.id, m.account FROM agent_contracts b JOIN members m ON m.id = b.member_id
  WHERE b.kind = c.kind AND b.state = 'accepted' AND b.rate > c.rate AND m.path @> ARRAY[c.member_id] AND m.id <> c.member_id`;

const CONTRACT = `SELECT c.id, c.kind, c.upline_id, c.member_id, c.rate::float8 AS rate, c.period, c.period_valid_bet, c.period_profit_loss, c.active_members, c.state,
  c.requested_at, c.answered_at, c.ended_at, c.end_reason, u.account AS upline_account, m.account AS member_account,
  CASE WHEN c.state = 'requested' THEN ARRAY(SELECT below.account FROM (${BELOW}) below ORDER BY below.account) ELSE '{}' END AS ends_below
  FROM agent_contracts c JOIN members m ON m.id = c.member_id LEFT JOIN members u ON u.id = c.upline_id`;

export const contractsOf = (database: Queryable, memberId: string, kind: ContractKind): Promise<ContractRow[]> =>
  database.rows(`${CONTRACT} WHERE c.kind = $2 AND $1 IN (c.member_id, c.upline_id) ORDER BY c.id DESC LIMIT 200`, [
    memberId,
    kind,
  ]);

export interface ContractFilter {
  kind: ContractKind | undefined;
  state: Contract['state'] | undefined;
  role: Contract['role'] | undefined;
}

/** The contracts that a member has given or received. */
export const listContracts = (
  database: Queryable,
  memberId: string,
  { kind, state, role }: ContractFilter,
  limit: number,
  offset: number,
): Promise<(ContractRow & { total: number })[]> =>
  database.rows(
    `${CONTRACT.replace('SELECT c.id', 'SELECT count(*) OVER ()::int AS total, c.id')}
      WHERE CASE $4::text WHEN 'mine' THEN c.member_id = $1 WHEN 'given' THEN c.upline_id = $1 ELSE $1 IN (c.member_id, c.upline_id) END
        AND ($2::text IS NULL OR c.kind = $2) AND ($3::text IS NULL OR c.state = $3) ORDER BY c.id DESC LIMIT $5 OFFSET $6`,
    [memberId, kind ?? null, state ?? null, role ?? null, limit, offset],
  );

/** One contract, locked until the transaction ends, so that answers to it are serialised. */
export async function lockContract(transaction: Transaction, id: string): Promise<ContractRow | undefined> {
  await transaction.rows('SELECT 1 FROM agent_contracts WHERE id = $1 FOR UPDATE', [id]);
  return await readContract(transaction, id);
}

export const readContract = (database: Queryable, id: string): Promise<ContractRow | undefined> =>
  database.first(`${CONTRACT} WHERE c.id = $1`, [id]);

/**
 * Locks the paid member and all uplines, always from the top: rates in the line change, and contracts below them that
 * no longer fit end, only under these locks. Then locks the member's current contract, so that no more of it is
 * settled.
 */
export async function lockSides(transaction: Transaction, { member_id, kind }: ContractRow): Promise<void> {
  await transaction.run(
    'SELECT 1 FROM members WHERE id = $1 OR id = ANY((SELECT path FROM members WHERE id = $1)::bigint[]) ORDER BY cardinality(path), id FOR NO KEY UPDATE',
    [member_id],
  );
  await transaction.run(
    "SELECT 1 FROM agent_contracts WHERE member_id = $1 AND kind = $2 AND state = 'accepted' FOR UPDATE",
    [member_id, kind],
  );
}

/** The rate of the member's accepted contract of this kind. */
export async function rateOf(database: Queryable, memberId: string, kind: ContractKind): Promise<number | undefined> {
  return (
    await database.first<{ rate: number }>(
      "SELECT rate::float8 AS rate FROM agent_contracts WHERE member_id = $1 AND kind = $2 AND state = 'accepted'",
      [memberId, kind],
    )
  )?.rate;
}

export async function accept(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.run(
    "UPDATE agent_contracts SET state = 'accepted', answered_at = $2, settled_until = $2 WHERE id = $1",
    [id, now],
  );
}

export async function reject(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.run("UPDATE agent_contracts SET state = 'rejected', answered_at = $2 WHERE id = $1", [id, now]);
}

export async function terminate(
  transaction: Transaction,
  id: string,
  now: Date,
  reason: NonNullable<Contract['endReason']>,
): Promise<void> {
  await transaction.run(
    "UPDATE agent_contracts SET state = 'terminated', ended_at = $2, end_reason = $3 WHERE id = $1",
    [id, now, reason],
  );
}

/** Ends the member's current contract of the same kind, and those of the downline that pay more than contract `id`. */
export async function giveWay(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<{ id: string; account: string }[]> {
  await transaction.run(
    `UPDATE agent_contracts o SET state = 'terminated', ended_at = $2, end_reason = 'replaced' FROM agent_contracts c
      WHERE c.id = $1 AND o.member_id = c.member_id AND o.kind = c.kind AND o.state = 'accepted'`,
    [id, now],
  );
  return await transaction.rows(
    `UPDATE agent_contracts e SET state = 'terminated', ended_at = $2, end_reason = 'higher-rate'
       FROM agent_contracts c CROSS JOIN LATERAL (${BELOW}) below WHERE c.id = $1 AND e.id = below.id RETURNING e.id, below.account`,
    [id, now],
  );
}

export async function addRequest(
  transaction: Transaction,
  row: Pick<ContractRow, 'kind' | 'rate' | 'period' | 'period_valid_bet' | 'period_profit_loss' | 'active_members'> & {
    uplineId: string;
    memberId: string;
    at: Date;
  },
): Promise<string | undefined> {
  const added = await transaction.first<{ id: string }>(
    `INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, period_valid_bet, period_profit_loss, active_members, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      row.kind,
      row.uplineId,
      row.memberId,
      row.rate,
      row.period,
      row.period_valid_bet,
      row.period_profit_loss,
      row.active_members,
      row.at,
    ],
  );
  return added?.id;
}
