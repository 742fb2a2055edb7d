import type { ContractKind } from '@atrium/contracts/agent-contracts';
import type { Queryable, Transaction } from '../platform/database.ts';

export interface SettlementRow {
  id: string;
  contractId: string;
  startsAt: Date;
  endsAt: Date;
  validBet: string;
  profitLoss: string;
  activeMembers: number;
  amount: string;
  state: 'not-reached' | 'waiting' | 'paid' | 'insufficient';
  paidAt: Date | null;
}

export const settlementsOf = (database: Queryable, memberId: string, kind: ContractKind): Promise<SettlementRow[]> =>
  database.rows(
    `SELECT s.id, s.contract_id AS "contractId", s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.valid_bet AS "validBet", s.profit_loss AS "profitLoss",
            s.active_members AS "activeMembers", s.amount, s.state, s.paid_at AS "paidAt"
       FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id
      WHERE c.kind = $2 AND $1 IN (c.member_id, c.upline_id) ORDER BY s.ends_at DESC, s.id DESC LIMIT 50`,
    [memberId, kind],
  );

/** The longest time that a round stays open. It limits the search to the newest rounds of each member. */
const LONGEST_ROUND = "interval '31 days'";

/**
 * Settles the next span of one contract whose period has ended, and returns whether there was one. The span ends with
 * the period; the first or last span of a contract that was accepted or ended within a period is shorter. Turnover
 * counts when its round settles. A period of a day or more is settled `grace` after its end, so that a daily salary is
 * never paid on the same day (9-41), even if the contract ended at noon.
 *
 * A shorter span must meet the contract's conditions for a whole period with its own figures: both sides agreed to
 * these conditions alone, and play before or after the span was not under this contract.
 */
export const settleNext = (transaction: Transaction, now: Date, grace: string): Promise<{ id: string } | undefined> =>
  transaction.first(
    `WITH due AS (
       SELECT c.*, least(contract_period_end(c.period, c.settled_until), c.ended_at) AS ends_at FROM agent_contracts c
        WHERE (c.state = 'accepted' OR c.settled_until < c.ended_at)
          AND contract_period_end(c.period, c.settled_until) + CASE WHEN c.period IN ('5-minutes', 'hourly') THEN interval '0' ELSE $2::interval END <= $1
        ORDER BY c.settled_until, c.id LIMIT 1 FOR UPDATE SKIP LOCKED),
     moved AS (UPDATE agent_contracts c SET settled_until = due.ends_at FROM due WHERE c.id = due.id),
     team AS (
       SELECT coalesce(sum(r.stake), 0)::bigint AS valid_bet, coalesce(sum(r.payout - r.stake), 0)::bigint AS profit_loss, count(DISTINCT r.member_id)::int AS active_members
         FROM due JOIN members m ON m.path @> ARRAY[due.member_id]
         JOIN rounds r ON r.member_id = m.id AND r.opened_at > due.settled_until - ${LONGEST_ROUND} AND r.closed_at >= due.settled_until AND r.closed_at < due.ends_at AND r.status IN ('won', 'lost')),
     earned AS (
       SELECT due.*, team.valid_bet, team.profit_loss, team.active_members AS active,
              CASE WHEN team.valid_bet < due.period_valid_bet OR team.active_members < due.active_members OR -team.profit_loss < due.period_profit_loss THEN 0
                   ELSE floor(due.rate / 100 * CASE WHEN due.kind = 'dividend' THEN greatest(0, -team.profit_loss) ELSE team.valid_bet END)::bigint END AS amount
         FROM due CROSS JOIN team)
     INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state)
     SELECT id, settled_until, ends_at, valid_bet, profit_loss, active, amount, CASE WHEN amount = 0 THEN 'not-reached' ELSE 'waiting' END FROM earned
     ON CONFLICT (contract_id, starts_at) DO NOTHING RETURNING id`,
    [now, grace],
  );

export interface Payable {
  id: string;
  amount: string;
  kind: ContractKind;
  contract_id: string;
  member_id: string;
  upline_id: string | null;
  currency: string;
}

/**
 * Unpaid settlements: those that have waited longest for an attempt, so that settlements that cannot be paid do not
 * block others. Among them the oldest is paid first (domain.md 7.5).
 */
export const unpaid = (database: Queryable): Promise<{ id: string }[]> =>
  database.rows(
    `SELECT id FROM (SELECT id FROM contract_settlements WHERE state IN ('waiting', 'insufficient') ORDER BY tried_at NULLS FIRST, id LIMIT 500) turn
      ORDER BY id`,
  );

/** One of them, locked, unless another process is paying it. */
export const lockUnpaid = (transaction: Transaction, id: string): Promise<Payable | undefined> =>
  transaction.first(
    `SELECT s.id, s.amount, c.kind, c.id AS contract_id, c.member_id, c.upline_id, m.currency FROM contract_settlements s
       JOIN agent_contracts c ON c.id = s.contract_id JOIN members m ON m.id = c.member_id
      WHERE s.id = $1 AND s.state IN ('waiting', 'insufficient') FOR UPDATE OF s SKIP LOCKED`,
    [id],
  );

export async function markPaid(transaction: Transaction, id: string, at: Date, entryId: string): Promise<void> {
  await transaction.run("UPDATE contract_settlements SET state = 'paid', paid_at = $2, entry_id = $3 WHERE id = $1", [
    id,
    at,
    entryId,
  ]);
}

/**
 * Stores a failed attempt: `insufficient` if the upline lacks the money; after another fault the state is unchanged.
 */
export async function markTried(database: Queryable, id: string, at: Date, insufficient: boolean): Promise<void> {
  await database.run(
    `UPDATE contract_settlements SET tried_at = $2, state = CASE WHEN $3 THEN 'insufficient' ELSE state END
      WHERE id = $1 AND state IN ('waiting', 'insufficient')`,
    [id, at, insufficient],
  );
}
