import type { ReviewKind, Waiting } from '../operations/review-kind.ts';

interface Row extends Omit<Waiting, 'facts' | 'amount' | 'currency'> {
  kinds: string[];
  since: Date;
  cash: string;
  otherAccount: string;
  otherId: string;
  otherSince: Date;
  otherStatus: string;
  otherBarred: boolean;
  otherCash: string;
}

const cashOf = (member: string) =>
  `(SELECT coalesce(sum(c.posted), 0)::text FROM ledger_accounts c WHERE c.class = 'player:cash' AND c.member_id = ${member}.id AND c.currency = m.currency)`;

/**
 * An account that may belong to the person of another one. Approval says that they are two persons and opens its money
 * play; rejection says that it is one person, and leaves only the way out for its money.
 */
export const personReview: ReviewKind = {
  kind: 'person',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT p.id, p.found_at AS at, p.member_id AS "memberId", m.account, o.account AS reference, p.first_approved_by AS "firstApprovedBy",
              p.kinds, m.registered_at AS since, ${cashOf('m')} AS cash, o.account AS "otherAccount", o.id AS "otherId",
              o.registered_at AS "otherSince", o.status AS "otherStatus", player_barred(o.id, p.found_at) AS "otherBarred", ${cashOf('o')} AS "otherCash"
         FROM person_matches p JOIN members m ON m.id = p.member_id JOIN members o ON o.id = p.other_id
        WHERE p.state = 'open' AND ($1::bigint IS NULL OR p.id = $1) ORDER BY p.found_at, p.id`,
      [id ?? null],
    );
    return rows.map(
      ({ kinds, since, cash, otherAccount, otherId, otherSince, otherStatus, otherBarred, otherCash, ...row }) => ({
        ...row,
        amount: null,
        currency: null,
        facts: {
          sameMarks: kinds.join(', '),
          memberSince: since.toISOString(),
          hasMoney: cash !== '0',
          otherAccount,
          otherId,
          otherSince: otherSince.toISOString(),
          otherStatus,
          otherOnABreak: otherBarred,
          otherHasMoney: otherCash !== '0',
        },
      }),
    );
  },

  async lock(transaction, id) {
    return (
      (await transaction.first("SELECT 1 FROM person_matches WHERE id = $1 AND state = 'open' FOR UPDATE", [id])) !==
      undefined
    );
  },

  // Opening what an exclusion or a lock closed needs a second person.
  second: {
    needed: async (_parts, { facts }) => facts.otherOnABreak === true,
    async noteFirst(transaction, id, { operator }) {
      await transaction.run('UPDATE person_matches SET first_approved_by = $2 WHERE id = $1', [id, operator.name]);
    },
  },

  async approve({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'distinct', clock.now(), operator.name, reason]);
  },

  async reject({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'same', clock.now(), operator.name, reason]);
  },
};

const DECIDE = 'UPDATE person_matches SET state = $2, decided_at = $3, decided_by = $4, reason = $5 WHERE id = $1';
