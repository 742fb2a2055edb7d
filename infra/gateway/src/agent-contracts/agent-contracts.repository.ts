import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { Queryable, Transaction } from '../platform/database.ts';

/** A clause as the database has it: the rate in millionths. */
export interface StoredClause {
  rate: number;
  valid_bet: string;
  profit_loss: string;
  active_members: number;
}

/** The ladder of contract `c`, its amounts as digits. */
const LADDER = `(SELECT jsonb_agg(jsonb_build_object('rate', k.value -> 'rate', 'valid_bet', k.value ->> 'valid_bet',
  'profit_loss', k.value ->> 'profit_loss', 'active_members', k.value -> 'active_members') ORDER BY k.n)
  FROM jsonb_array_elements(contract_clauses(c)) WITH ORDINALITY AS k (value, n))`;

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
  clauses: StoredClause[];
  payer: Contract['payer'];
  state: Contract['state'];
  requested_at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
  end_reason: Contract['endReason'];
  upline_account: string | null;
  member_account: string;
  ends_below: string[];
}

/** The accepted contracts of the member's downline that do not fit into this one. They end when it is accepted (4-64). */
const BELOW = `SELECT b.id, m.account FROM agent_contracts b JOIN members m ON m.id = b.member_id
  WHERE b.kind = c.kind AND b.state = 'accepted' AND NOT contract_fits(contract_clauses(b), contract_clauses(c)) AND m.path @> ARRAY[c.member_id] AND m.id <> c.member_id`;

const CONTRACT = `SELECT c.id, c.kind, c.upline_id, c.member_id, c.rate::float8 AS rate, c.period, c.period_valid_bet, c.period_profit_loss, c.active_members, ${LADDER} AS clauses, c.payer, c.state,
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

/** The ladder of the member's accepted contract of this kind, and whether `clauses` fit into it. */
export const boundsOf = (
  database: Queryable,
  { memberId, kind, clauses }: { memberId: string; kind: ContractKind; clauses: readonly StoredClause[] },
): Promise<{ most: number; misfit: number | null } | undefined> =>
  database.first(
    `SELECT (SELECT max((k ->> 'rate')::integer) FROM jsonb_array_elements(contract_clauses(c)) k) AS most,
            (SELECT min(k.n)::integer FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS k (value, n)
              WHERE NOT contract_fits(jsonb_build_array(k.value), contract_clauses(c))) AS misfit
       FROM agent_contracts c WHERE member_id = $1 AND kind = $2 AND state = 'accepted'`,
    [memberId, kind, JSON.stringify(clauses)],
  );

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

export interface NewRequest {
  kind: ContractKind;
  /** Null where the house is the other side. */
  uplineId: string | null;
  memberId: string;
  period: Contract['period'];
  clauses: readonly StoredClause[];
  payer: Contract['payer'];
  at: Date;
}

/** Undefined where a request already waits. */
export async function addRequest(
  transaction: Transaction,
  { kind, uplineId, memberId, period, clauses, payer, at }: NewRequest,
): Promise<string | undefined> {
  const { rate, valid_bet, profit_loss, active_members } = clauses.at(-1)!;
  const added = await transaction.first<{ id: string }>(
    `INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, period_valid_bet, period_profit_loss, active_members, clauses, payer, requested_at)
     VALUES ($1, $2, $3, $4::numeric / 10000, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING id`,
    [
      kind,
      uplineId,
      memberId,
      rate,
      period,
      valid_bet,
      profit_loss,
      active_members,
      JSON.stringify(clauses),
      payer,
      at,
    ],
  );
  return added?.id;
}
