import type { Review } from '@atrium/contracts/operator-reviews';
import type { ReviewKind, Waiting } from '../operations/review-kind.ts';
import { openDocument, openFields } from './sealed-documents.ts';

interface Row extends Omit<Waiting, 'facts' | 'documents' | 'amount' | 'currency'> {
  level: number;
  bornOn: string | null;
  since: Date;
  documents: Review['documents'] | null;
}

const NAME = (document: string) =>
  `'document-' || ${document}.position || CASE ${document}.type WHEN 'image/png' THEN '.png' ELSE '.jpg' END`;
const DECIDE =
  "UPDATE identity_checks SET state = $2, decided_at = $3, decided_by = $4, reason = $5 WHERE id = $1 AND state = 'pending'";

/** The documents of a level. Approval verifies it until the document expires; after a rejection others can be sent. */
export const identityReview: ReviewKind = {
  kind: 'identity',

  async waiting(queryable, id) {
    const rows = await queryable.rows<Row>(
      `SELECT c.id, c.submitted_at AS at, c.member_id AS "memberId", m.account, c.level::text AS reference, c.level,
              m.born_on::text AS "bornOn", m.registered_at AS since,
              (SELECT jsonb_agg(jsonb_build_object('id', d.position::text, 'name', ${NAME('d')}, 'type', d.type, 'bytes', d.bytes) ORDER BY d.position)
                 FROM identity_documents d WHERE d.check_id = c.id) AS documents
         FROM identity_checks c JOIN members m ON m.id = c.member_id
        WHERE c.state = 'pending' AND ($1::bigint IS NULL OR c.id = $1) ORDER BY c.submitted_at, c.id`,
      [id ?? null],
    );
    return rows.map(({ level, bornOn, since, documents, ...row }) => ({
      ...row,
      amount: null,
      currency: null,
      facts: { identityLevel: level, birthDate: bornOn, memberSince: since.toISOString() },
      documents: documents ?? [],
    }));
  },

  async secretFacts(parts, queryable, id) {
    const row = await queryable.first<{ sealed: string }>('SELECT sealed FROM identity_checks WHERE id = $1', [id]);
    const { name, number, document, validUntil, address } = await openFields(parts, id, row!.sealed);
    return {
      ...(document !== undefined && {
        document,
        documentName: name!,
        documentNumber: number!,
        validUntil: validUntil!,
      }),
      ...(address !== undefined && { address }),
    };
  },

  async lock(transaction, id) {
    return (
      (await transaction.first("SELECT 1 FROM identity_checks WHERE id = $1 AND state = 'pending' FOR UPDATE", [
        id,
      ])) !== undefined
    );
  },

  async approve({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'verified', clock.now(), operator.name, reason]);
  },

  async reject({ clock }, transaction, id, { operator, reason }) {
    await transaction.run(DECIDE, [id, 'refused', clock.now(), operator.name, reason]);
  },

  async document(parts, id, document) {
    if (!/^[12]$/.test(document)) return undefined;
    const row = await parts.database.first<{ name: string; type: string; sealed: Buffer }>(
      `SELECT ${NAME('d')} AS name, d.type, d.sealed FROM identity_documents d WHERE d.check_id = $1 AND d.position = $2`,
      [id, document],
    );
    return row && { ...row, content: await openDocument(parts, id, Number(document), row.sealed) };
  },
};
