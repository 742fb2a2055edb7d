import type { Review } from '@atrium/contracts/operator-reviews';
import type { ReviewKind, Waiting } from '../../operations/review-kind.ts';
import { maskNumber } from '../../payout-accounts/list-payout-accounts.ts';
import { needsTwoPersons } from './two-persons.ts';
import { moveWithdrawal, publishWithdrawal } from './withdrawal-money.ts';
import { accountNumber, lockWithdrawal } from './withdrawals.repository.ts';

interface Row extends Omit<Waiting, 'facts' | 'documents'> {
  paid: string;
  received: string;
  paidAt: Date;
  paymentId: string | null;
  status: string;
  bank: string;
  number: string;
  documents: Review['documents'] | null;
}

/**
 * A member's report of a missing or partial payout, with its upload. Approval returns the missing amount, rejection
 * does not. Source: domain.md §3.2 (only on a person's decision), 4-66, 4-67.
 */
export const reportReview: ReviewKind = {
  kind: 'proof',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT w.id, w.answered_at AS at, w.member_id AS "memberId", m.account, (w.amount - w.received)::text AS amount, w.currency, w.reference, w.report_first_approved_by AS "firstApprovedBy", w.two_persons_from AS "twoPersonsFrom",
              w.amount::text AS paid, w.received::text AS received, w.paid_at AS "paidAt", w.payment_id AS "paymentId", w.status, a.name AS bank, a.number,
              (SELECT jsonb_agg(jsonb_build_object('id', p.id::text, 'name', p.name, 'type', p.type, 'bytes', octet_length(p.content)) ORDER BY p.id) FROM withdrawal_proofs p WHERE p.withdrawal_id = w.id) AS documents
         FROM withdrawals w JOIN members m ON m.id = w.member_id JOIN payout_accounts a ON a.id = w.account_id
        WHERE w.report = 'open' AND ($1::bigint IS NULL OR w.id = $1) ORDER BY w.answered_at, w.id`,
      [id ?? null],
    );
    return rows.map(({ paid, received, paidAt, paymentId, status, bank, number, documents, ...row }) => ({
      ...row,
      documents: documents ?? [],
      facts: {
        paid,
        received,
        missing: row.amount,
        answer: status,
        paidAt: paidAt.toISOString(),
        payment: paymentId,
        bank,
        number: maskNumber(number),
      },
    }));
  },

  secretFacts: (_, queryable, id) => accountNumber(queryable, id),

  async lock(transaction, id) {
    return (await lockWithdrawal(transaction, id))?.report === 'open';
  },

  second: {
    needed: needsTwoPersons,
    async noteFirst(transaction, id, { operator }) {
      await transaction.run('UPDATE withdrawals SET report_first_approved_by = $2 WHERE id = $1', [id, operator.name]);
    },
  },

  async approve(parts, transaction, id, { reason }) {
    const row = (await lockWithdrawal(transaction, id))!;
    const missing = BigInt(row.amount) - BigInt(row.received ?? 0);
    await moveWithdrawal(parts, transaction, 'refunded', row, missing);
    await transaction.run("UPDATE withdrawals SET report = 'refunded', refunded = $2, reason = $3 WHERE id = $1", [
      id,
      missing.toString(),
      reason,
    ]);
    publishWithdrawal(parts, transaction, row, row.status);
  },

  async reject(parts, transaction, id, { reason }) {
    const row = (await lockWithdrawal(transaction, id))!;
    await transaction.run("UPDATE withdrawals SET report = 'declined', reason = $2 WHERE id = $1", [id, reason]);
    publishWithdrawal(parts, transaction, row, row.status);
  },

  async document({ database }, id, document) {
    return await database.first(
      'SELECT name, type, content FROM withdrawal_proofs WHERE withdrawal_id = $1 AND id = $2',
      [id, document],
    );
  },
};
