import type { PersonalExport } from '@atrium/contracts/personal-data';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { partedExports } from '../../platform/parted-exports.ts';

interface ExportRow extends Omit<PersonalExport, 'createdAt' | 'expiresAt'> {
  createdAt: Date;
  expiresAt: Date;
}

/** A copy with what the job needs to go on with it. */
export type DueExport = ExportRow & {
  section: string | null;
  cursor: string | null;
  parts: number;
  attempts: number;
  memberId: string;
  account: string;
};

export const files = partedExports('personal_exports');

const SHOWN = 'x.id, x.state, x.written, x.total, x.created_at AS "createdAt", x.expires_at AS "expiresAt"';

export const exportOf = ({ createdAt, expiresAt, ...row }: ExportRow): PersonalExport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const exportsOf = (queryable: Queryable, memberId: string, now: Date): Promise<ExportRow[]> =>
  queryable.rows(
    `SELECT ${SHOWN} FROM personal_exports x WHERE x.member_id = $1 AND x.state <> 'cancelled' AND x.expires_at > $2 ORDER BY x.created_at DESC LIMIT 5`,
    [memberId, now],
  );

/** Returns false while another copy of the member is not done. */
export const addExport = async (queryable: Queryable, memberId: string, now: Date, expiresAt: Date): Promise<boolean> =>
  (await queryable.run(
    `INSERT INTO personal_exports (member_id, created_at, next_at, expires_at) VALUES ($1, $2, $2, $3)
     ON CONFLICT (member_id) WHERE state IN ('waiting', 'running') DO NOTHING`,
    [memberId, now, expiresAt],
  )) === 1;

/** The copy that waits longest for its next part, locked until the transaction ends; none that another process works on. */
export const lockDueExport = (transaction: Transaction, now: Date): Promise<DueExport | undefined> =>
  transaction.first(
    `SELECT ${SHOWN}, x.section, x.cursor, x.parts, x.attempts, m.id AS "memberId", m.account
       FROM personal_exports x JOIN members m ON m.id = x.member_id
      WHERE x.state IN ('waiting', 'running') AND x.next_at <= $1 ORDER BY x.next_at LIMIT 1 FOR UPDATE OF x SKIP LOCKED`,
    [now],
  );

export const moveExport = (
  transaction: Transaction,
  id: string,
  to: Pick<DueExport, 'state' | 'section' | 'cursor' | 'written' | 'total' | 'parts'>,
  now: Date,
): Promise<number> =>
  transaction.run(
    'UPDATE personal_exports SET state = $2, section = $3, cursor = $4, written = $5, total = $6, parts = $7, next_at = $8, attempts = 0 WHERE id = $1',
    [id, to.state, to.section, to.cursor, to.written, to.total, to.parts, now],
  );
