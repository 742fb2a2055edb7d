import type { ReviewKind, Waiting } from '../operations/review-kind.ts';
import { maskNumber } from './list-payout-accounts.ts';
import { openNameDocument } from './name-document.ts';
import { accountName, verifiedName } from './verified-name.ts';

interface Row extends Omit<Waiting, 'facts' | 'documents' | 'amount' | 'currency'> {
  bank: string;
  holder: string;
  number: string;
  since: Date;
  documentType: string | null;
  documentBytes: number | null;
}

const fileName = (type: string): string => `document.${type === 'image/png' ? 'png' : 'jpg'}`;

const DECIDE =
  "UPDATE payout_accounts SET state = $2, decided_at = $3, decided_by = $4, reason = $5 WHERE id = $1 AND state = 'review'";

/**
 * A payout account in a name that is not the member's verified one, or of a member without one. The list shows the last
 * four characters of its number, one open case the whole and the document that came with another name. Source: 11-03.
 */
export const payoutAccountReview: ReviewKind = {
  kind: 'payout',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT p.id, p.added_at AS at, p.member_id AS "memberId", m.account, p.name AS reference, p.name AS bank, p.holder, p.number, m.registered_at AS since,
              p.document_type AS "documentType", p.document_bytes AS "documentBytes"
         FROM payout_accounts p JOIN members m ON m.id = p.member_id
        WHERE p.state = 'review' AND p.removed_at IS NULL AND ($1::bigint IS NULL OR p.id = $1) ORDER BY p.added_at, p.id`,
      [id ?? null],
    );
    return rows.map(({ bank, holder, number, since, documentType: type, documentBytes: bytes, ...row }) => ({
      ...row,
      amount: null,
      currency: null,
      facts: { bank, holder, number: maskNumber(number), memberSince: since.toISOString() },
      documents: type ? [{ id: '1', name: fileName(type), type, bytes: bytes! }] : [],
    }));
  },

  async secretFacts(parts, queryable, id) {
    const row = await queryable.first<{ memberId: string; number: string }>(
      'SELECT member_id AS "memberId", number FROM payout_accounts WHERE id = $1',
      [id],
    );
    const { number, memberId } = row!;
    return {
      number,
      verifiedName: await verifiedName(parts, queryable, memberId),
      accountName: await accountName(parts, queryable, memberId),
    };
  },

  async lock(transaction, id) {
    const row = await transaction.first(
      "SELECT 1 FROM payout_accounts WHERE id = $1 AND state = 'review' AND removed_at IS NULL FOR UPDATE",
      [id],
    );
    return row !== undefined;
  },

  async approve({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'usable', clock.now(), operator.name, reason]);
  },

  async reject({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'refused', clock.now(), operator.name, reason]);
  },

  async document(parts, id, document) {
    if (document !== '1') return undefined;
    const row = await parts.database.first<{ type: string; sealed: Buffer }>(
      'SELECT document_type AS type, document AS sealed FROM payout_accounts WHERE id = $1 AND document IS NOT NULL',
      [id],
    );
    return row && { name: fileName(row.type), type: row.type, content: await openNameDocument(parts, id, row.sealed) };
  },
};
