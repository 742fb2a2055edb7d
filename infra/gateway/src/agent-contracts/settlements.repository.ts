import type { ContractKind } from '@atrium/contracts/agent-contracts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { ContractRules } from './contract-rules.ts';

export interface SettlementRow {
  id: string;
  contractId: string;
  startsAt: Date;
  endsAt: Date;
  validBet: string;
  profitLoss: string;
  activeMembers: number;
  amount: string;
  paidAmount: string;
  state: 'not-reached' | 'waiting' | 'paid' | 'insufficient';
  paidAt: Date | null;
}

export const settlementsOf = (database: Queryable, memberId: string, kind: ContractKind): Promise<SettlementRow[]> =>
  database.rows(
    `SELECT s.id, s.contract_id AS "contractId", s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.valid_bet AS "validBet", s.profit_loss AS "profitLoss",
            s.active_members AS "activeMembers", s.amount, s.paid AS "paidAmount", s.state, s.paid_at AS "paidAt"
       FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id
      WHERE c.kind = $2 AND $1 IN (c.member_id, c.upline_id) ORDER BY s.ends_at DESC, s.id DESC LIMIT 50`,
    [memberId, kind],
  );

/** The brand's rules as the functions of contracts take them. */
export const ruleValues = ({ carry, costsCount, activeMemberTurnover }: ContractRules): string =>
  JSON.stringify({ carry, costs: costsCount, active_from: activeMemberTurnover });

/**
 * Settles one window of each contract whose period has ended, and returns how many there were. A window ends with the
 * period; the first or last one of a contract that was accepted or ended within a period is shorter. Turnover counts when
 * its round settles. A period of a day or more is settled `grace` after its end, so that a daily salary is never paid on
 * the same day (9-41), even if the contract ended at noon.
 *
 * A shorter window must meet the contract's conditions for a whole period with its own figures: both sides agreed to
 * these conditions alone, and play before or after the window was not under this contract. Source: 12-04, domain.md 7.3 …
 * 7.5.
 */
export async function settleWindows(
  transaction: Transaction,
  now: Date,
  { grace, limit, rules }: { grace: string; limit: number; rules: ContractRules },
): Promise<number> {
  const row = await transaction.first<{ settled: number }>(
    'SELECT settle_agent_contracts($1, $2::interval, $3, $4) AS settled',
    [now, grace, limit, ruleValues(rules)],
  );
  return row!.settled;
}

/** Ends all dividends where losses may not be shared any more. What was lost until now is settled as after any other end. */
export async function endLossShare(database: Queryable, now: Date): Promise<void> {
  await database.run(
    "UPDATE agent_contracts SET state = 'terminated', ended_at = $1, end_reason = 'loss-share-off' WHERE kind = 'dividend' AND state IN ('accepted', 'requested')",
    [now],
  );
}

export interface Payable {
  id: string;
  amount: string;
  paid: string;
  kind: ContractKind;
  contract_id: string;
  member_id: string;
  /** Null where the house pays. */
  payer_id: string | null;
  currency: string;
}

const PAYER = "CASE WHEN c.payer = 'upline' THEN c.upline_id END";
const PAYABLE = `SELECT s.id, s.amount, s.paid, c.kind, c.id AS contract_id, c.member_id, ${PAYER} AS payer_id, m.currency
  FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id JOIN members m ON m.id = c.member_id`;

/** Everybody who owes something that is not held by a dispute, the house as null; first those that have waited longest for an attempt. */
export const payersDue = (database: Queryable): Promise<{ payer: string | null; currency: string }[]> =>
  database.rows(
    `SELECT ${PAYER} AS payer, m.currency FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id
       JOIN members m ON m.id = c.member_id
      WHERE s.state IN ('waiting', 'insufficient') AND NOT s.held
      GROUP BY 1, 2 ORDER BY min(s.tried_at) NULLS FIRST, min(s.id) LIMIT 500`,
  );

/** What the house owes. */
export const dueFromHouse = (database: Queryable): Promise<{ id: string }[]> =>
  database.rows(
    `SELECT s.id FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id
      WHERE s.state IN ('waiting', 'insufficient') AND NOT s.held AND ${PAYER} IS NULL ORDER BY s.tried_at NULLS FIRST, s.id LIMIT 500`,
  );

/** One of them, locked, unless another process is paying it. */
export const lockUnpaid = (transaction: Transaction, id: string): Promise<Payable | undefined> =>
  transaction.first(
    `${PAYABLE} WHERE s.id = $1 AND s.state IN ('waiting', 'insufficient') AND NOT s.held FOR UPDATE OF s SKIP LOCKED`,
    [id],
  );

/**
 * The oldest due of a payer and the cash for it, both locked; `except` could not be posted. The wallet is locked first, so
 * that several processes pay in one order.
 */
export async function lockOldest(
  transaction: Transaction,
  { payer, currency }: { payer: string; currency: string },
  except: readonly string[],
): Promise<{ due: Payable; available: bigint } | undefined> {
  const wallet = await transaction.first<{ available: string }>('SELECT available FROM vendor_lock($1, $2)', [
    payer,
    currency,
  ]);
  const due = await transaction.first<Payable>(
    `${PAYABLE} WHERE s.state IN ('waiting', 'insufficient') AND NOT s.held AND c.payer = 'upline' AND c.upline_id = $1 AND m.currency = $2
       AND s.id <> ALL($3::bigint[])
      ORDER BY s.ends_at, s.id LIMIT 1 FOR UPDATE OF s`,
    [payer, currency, except],
  );
  return due && { due, available: BigInt(wallet!.available) };
}

/** Stores a payment; the settlement is paid when nothing is left. */
export async function notePayment(
  transaction: Transaction,
  { id, amount, at, entryId }: { id: string; amount: bigint; at: Date; entryId: string },
): Promise<void> {
  await transaction.run(
    `INSERT INTO contract_payments (settlement_id, number, amount, at, entry_id)
     SELECT $1, count(*) + 1, $2, $3, $4 FROM contract_payments WHERE settlement_id = $1`,
    [id, amount.toString(), at, entryId],
  );
  await transaction.run(
    `UPDATE contract_settlements SET paid = paid + $2, tried_at = $3,
            state = CASE WHEN paid + $2 = amount THEN 'paid' ELSE 'insufficient' END,
            paid_at = CASE WHEN paid + $2 = amount THEN $3::timestamptz END, entry_id = CASE WHEN paid + $2 = amount THEN $4::bigint END
      WHERE id = $1`,
    [id, amount.toString(), at, entryId],
  );
}

/**
 * Stores a failed attempt: `insufficient` if the payer lacks the money; after another fault the state is unchanged.
 */
export async function markTried(database: Queryable, id: string, at: Date, insufficient: boolean): Promise<void> {
  await database.run(
    `UPDATE contract_settlements SET tried_at = $2, state = CASE WHEN $3 THEN 'insufficient' ELSE state END
      WHERE id = $1 AND state IN ('waiting', 'insufficient')`,
    [id, at, insufficient],
  );
}
