import type { ReviewKind, Waiting } from '../../operations/review-kind.ts';
import { orderPayout } from './order-payout.ts';
import { maskNumber } from '../../payout-accounts/list-payout-accounts.ts';
import { needsTwoPersons } from './two-persons.ts';
import { moveWithdrawal, publishWithdrawal } from './withdrawal-money.ts';
import { accountNumber, lockWithdrawal } from './withdrawals.repository.ts';

interface Row extends Omit<Waiting, 'facts'> {
  bank: string;
  holder: string;
  number: string;
  cash: string;
  deposits: string;
  withdrawals: string;
  staked: string;
  returned: string;
  registeredAt: Date;
  barred: boolean;
  earlier: number;
}

/** A member's withdrawal request. Approval orders the payout, rejection unlocks the money. */
export const withdrawalReview: ReviewKind = {
  kind: 'withdrawal',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT w.id, w.created_at AS at, w.member_id AS "memberId", m.account, w.amount, w.currency, w.reference, w.first_approved_by AS "firstApprovedBy", w.two_persons_from AS "twoPersonsFrom", m.rank_level AS "rankLevel",
              a.name AS bank, a.holder, a.number, coalesce(c.posted, 0)::text AS cash, f.deposits, f.withdrawals, f.staked, f.returned,
              m.registered_at AS "registeredAt", player_barred(m.id, w.created_at) AS barred,
              (SELECT count(*)::int FROM withdrawals e WHERE e.member_id = w.member_id AND e.id <> w.id AND e.paid_at IS NOT NULL) AS earlier
         FROM withdrawals w JOIN members m ON m.id = w.member_id JOIN payout_accounts a ON a.id = w.account_id
         LEFT JOIN ledger_accounts c ON c.class = 'player:cash' AND c.member_id = m.id AND c.detail = '' AND c.currency = w.currency
         CROSS JOIN LATERAL (SELECT coalesce(sum(d.deposits), 0)::text AS deposits, coalesce(sum(d.withdrawals), 0)::text AS withdrawals,
                                    coalesce(sum(d.turnover), 0)::text AS staked, coalesce(sum(d.payouts), 0)::text AS returned
                               FROM daily_figures d WHERE d.member_id = m.id) f
        WHERE w.status = 'in-review' AND ($1::bigint IS NULL OR w.id = $1) ORDER BY w.created_at, w.id`,
      [id ?? null],
    );
    return rows.map(
      ({
        bank,
        holder,
        number,
        cash,
        deposits,
        withdrawals,
        staked,
        returned,
        registeredAt,
        barred,
        earlier,
        ...row
      }) => ({
        ...row,
        facts: {
          bank,
          holder,
          number: maskNumber(number),
          cash,
          deposits,
          withdrawals,
          staked,
          returned,
          earlierWithdrawals: earlier,
          memberSince: registeredAt.toISOString(),
          onABreak: barred,
        },
      }),
    );
  },

  secretFacts: (_, queryable, id) => accountNumber(queryable, id),

  async lock(transaction, id) {
    return (await lockWithdrawal(transaction, id))?.status === 'in-review';
  },

  second: {
    needed: needsTwoPersons,
    async noteFirst(transaction, id, { operator }) {
      await transaction.run('UPDATE withdrawals SET first_approved_by = $2 WHERE id = $1', [id, operator.name]);
    },
  },

  async approve(parts, transaction, id, { operator, reason }) {
    const row = (await lockWithdrawal(transaction, id))!;
    await transaction.run(
      "UPDATE withdrawals SET status = 'approved', reviewed_at = $2, reviewed_by = $3, reason = $4 WHERE id = $1",
      [id, parts.clock.now(), operator.name, reason],
    );
    await orderPayout(parts, transaction, row);
    publishWithdrawal(parts, transaction, row, 'approved');
  },

  async reject(parts, transaction, id, { operator, reason }) {
    const row = (await lockWithdrawal(transaction, id))!;
    await moveWithdrawal(parts, transaction, 'returned', row);
    await transaction.run(
      "UPDATE withdrawals SET status = 'rejected', reviewed_at = $2, reviewed_by = $3, reason = $4 WHERE id = $1",
      [id, parts.clock.now(), operator.name, reason],
    );
    publishWithdrawal(parts, transaction, row, 'rejected');
  },
};
