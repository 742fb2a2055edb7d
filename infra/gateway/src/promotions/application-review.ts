import type { Review } from '@atrium/contracts/operator-reviews';
import type { ReviewKind, Waiting } from '../operations/review-kind.ts';

interface Row extends Omit<Waiting, 'facts' | 'documents' | 'amount' | 'currency'> {
  comment: string;
  promotion: string;
  documents: Review['documents'] | null;
}

const DECIDE =
  "UPDATE activity_applications SET status = $2, reviewed_at = $3, reviewed_by = $4, reason = $5 WHERE id = $1 AND status = 'in-process'";

/**
 * A member's application to a promotion, with its pictures. A decision moves no money; promotions are paid separately.
 */
export const applicationReview: ReviewKind = {
  kind: 'activity',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT a.id, a.at, a.member_id AS "memberId", m.account, a.promotion_id AS reference, a.comment, p.texts -> 'en' ->> 'title' AS promotion,
              (SELECT jsonb_agg(jsonb_build_object('id', i.position::text, 'name', 'picture-' || i.position || CASE i.type WHEN 'image/png' THEN '.png' ELSE '.jpg' END, 'type', i.type, 'bytes', octet_length(i.bytes)) ORDER BY i.position)
                 FROM activity_images i WHERE i.application_id = a.id) AS documents
         FROM activity_applications a JOIN members m ON m.id = a.member_id JOIN promotions p ON p.id = a.promotion_id
        WHERE a.status = 'in-process' AND ($1::bigint IS NULL OR a.id = $1) ORDER BY a.at, a.id`,
      [id ?? null],
    );
    return rows.map(({ comment, promotion, documents, ...row }) => ({
      ...row,
      amount: null,
      currency: null,
      facts: { comment, promotion },
      documents: documents ?? [],
    }));
  },

  async lock(transaction, id) {
    return (
      (await transaction.first(
        "SELECT 1 FROM activity_applications WHERE id = $1 AND status = 'in-process' FOR UPDATE",
        [id],
      )) !== undefined
    );
  },

  async approve({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'approved', clock.now(), operator.name, reason]);
  },

  async reject({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'rejected', clock.now(), operator.name, reason]);
  },

  async document({ database }, id, document) {
    if (!/^[1-3]$/.test(document)) return undefined;
    return await database.first(
      "SELECT 'picture-' || position || CASE type WHEN 'image/png' THEN '.png' ELSE '.jpg' END AS name, type, bytes AS content FROM activity_images WHERE application_id = $1 AND position = $2",
      [id, document],
    );
  },
};
