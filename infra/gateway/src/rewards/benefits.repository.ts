import type { Queryable, Transaction } from '../platform/database.ts';

export type BenefitKind = 'cashback' | 'birthday' | 'month' | 'agent-rebate';

export interface BenefitRow {
  id: string;
  member_id: string;
  kind: BenefitKind;
  day: string;
  amount: string;
  state: 'claimable' | 'due' | 'paid' | 'expired';
  currency: string;
  claim_until: Date | null;
}

const BENEFIT =
  'SELECT b.id, b.member_id, b.kind, b.day::text AS day, b.amount, b.state, b.claim_until, m.currency FROM benefits b JOIN members m ON m.id = b.member_id';

/** Those that have waited longest for an attempt, so that a member who cannot be paid holds up nobody. */
export const dueBenefits = (database: Queryable, limit: number, triedBefore: Date): Promise<{ id: string }[]> =>
  database.rows(
    "SELECT id FROM benefits WHERE state = 'due' AND NOT held AND (tried_at IS NULL OR tried_at < $2) ORDER BY tried_at NULLS FIRST, id LIMIT $1",
    [limit, triedBefore],
  );

/** One of them, locked, unless another process is paying it. */
export const lockDue = (transaction: Transaction, id: string): Promise<BenefitRow | undefined> =>
  transaction.first(`${BENEFIT} WHERE b.id = $1 AND b.state = 'due' AND NOT b.held FOR UPDATE OF b SKIP LOCKED`, [id]);

/** The member's own, locked until the transaction ends, in whatever state. */
export const lockOwn = (transaction: Transaction, id: string, memberId: string): Promise<BenefitRow | undefined> =>
  transaction.first(`${BENEFIT} WHERE b.id = $1 AND b.member_id = $2 FOR UPDATE OF b`, [id, memberId]);

export const markPaid = (transaction: Transaction, id: string, at: Date, entryId: string): Promise<number> =>
  transaction.run("UPDATE benefits SET state = 'paid', paid_at = $2, entry_id = $3 WHERE id = $1", [id, at, entryId]);

export const markTried = (database: Queryable, id: string, at: Date): Promise<number> =>
  database.run('UPDATE benefits SET tried_at = $2 WHERE id = $1', [id, at]);

export const expireClaims = (database: Queryable, now: Date): Promise<number> =>
  database.run("UPDATE benefits SET state = 'expired' WHERE state = 'claimable' AND claim_until <= $1", [now]);
