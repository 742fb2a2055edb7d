import type { ReviewKind, Waiting } from '../../operations/review-kind.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Money, refundDeposit, releaseDeposit } from './hold-deposit.ts';

interface Row extends Omit<Waiting, 'facts'> {
  because: string;
  openedAt: Date;
  method: string;
  payment: string | null;
  stillShut: boolean;
}

/**
 * A deposit whose money arrived when the member could not deposit any more. Approval credits it; rejection says that it has
 * been refunded at the provider, under the payment that the facts name. Source: 14-08.
 */
export const lateDepositReview: ReviewKind = {
  kind: 'deposit',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT d.id, d.held_at AS at, d.member_id AS "memberId", m.account, d.amount::text AS amount, d.currency, d.reference,
              d.first_approved_by AS "firstApprovedBy", d.held_because AS because, d.created_at AS "openedAt", d.method,
              d.payment_id AS payment, player_bar(m.id, now()) IS NOT NULL AS "stillShut"
         FROM deposits d JOIN members m ON m.id = d.member_id
        WHERE d.status = 'held' AND ($1::bigint IS NULL OR d.id = $1) ORDER BY d.held_at, d.id`,
      [id ?? null],
    );
    return rows.map(({ because, openedAt, method, payment, stillShut, ...row }) => ({
      ...row,
      facts: { because, openedAt: openedAt.toISOString(), method, payment, stillShut },
    }));
  },

  async lock(transaction, id) {
    return (await lockHeld(transaction, id)) !== undefined;
  },

  // Money for a member who is still excluded needs a second person.
  second: {
    needed: async (_parts, { facts }) => facts.stillShut === true,
    async noteFirst(transaction, id, { operator }) {
      await transaction.run('UPDATE deposits SET first_approved_by = $2 WHERE id = $1', [id, operator.name]);
    },
  },

  async approve(parts, transaction, id, { operator, reason }) {
    const deposit = (await lockHeld(transaction, id))!;
    const entryId = await releaseDeposit(parts, transaction, deposit);
    await transaction.run(DECIDE, [id, 'credited', parts.clock.now(), entryId, operator.name, reason]);
  },

  async reject(parts, transaction, id, { operator, reason }) {
    const deposit = (await lockHeld(transaction, id))!;
    const entryId = await refundDeposit(parts, transaction, deposit, deposit.heldEntryId);
    await transaction.run(DECIDE, [id, 'refunded', parts.clock.now(), entryId, operator.name, reason]);
  },
};

const DECIDE =
  'UPDATE deposits SET status = $2, settled_at = $3, decided_at = $3, entry_id = $4, decided_by = $5, reason = $6 WHERE id = $1';

const lockHeld = (transaction: Transaction, id: string): Promise<(Money & { heldEntryId: string }) | undefined> =>
  transaction.first(
    `SELECT id, reference, member_id AS "memberId", method, amount, fee, currency, held_entry_id AS "heldEntryId"
       FROM deposits WHERE id = $1 AND status = 'held' FOR UPDATE`,
    [id],
  );
