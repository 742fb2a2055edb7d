import type { beginExport, RecordExport } from '@atrium/contracts/record-exports';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { Queryable, Transaction } from '../platform/database.ts';
import { partedExports } from '../platform/parted-exports.ts';

export type ExportRequest = ParsedOf<typeof beginExport>['body'];

interface ExportRow extends Omit<RecordExport, 'createdAt' | 'expiresAt'> {
  createdAt: Date;
  expiresAt: Date;
}

/** An export with what the job needs to go on with it. */
export type DueExport = ExportRow &
  Pick<ExportRequest, 'columns' | 'words'> & {
    query: object;
    language: string;
    cursor: string | null;
    parts: number;
    attempts: number;
    startsAt: Date;
    endsAt: Date;
    session: { memberId: string; type: number; currency: string };
  };

export const files = partedExports('record_exports');

const SHOWN = 'id, kind, name, state, written, total, created_at AS "createdAt", expires_at AS "expiresAt"';

export const exportOf = ({ createdAt, expiresAt, ...row }: ExportRow): RecordExport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const exportsOf = (database: Queryable, memberId: string, now: Date): Promise<ExportRow[]> =>
  database.rows(
    `SELECT ${SHOWN} FROM record_exports WHERE member_id = $1 AND state <> 'cancelled' AND expires_at > $2 ORDER BY created_at DESC LIMIT 10`,
    [memberId, now],
  );

/** Undefined while another export of the member is not done. */
export const addExport = (
  database: Queryable,
  memberId: string,
  { kind, name, query, columns, words }: ExportRequest,
  given: { language: string; from: Date; until: Date; now: Date; expiresAt: Date },
): Promise<ExportRow | undefined> =>
  database.first(
    `INSERT INTO record_exports (member_id, kind, name, query, columns, words, language, starts_at, ends_at, created_at, next_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) ON CONFLICT (member_id) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING ${SHOWN}`,
    [
      memberId,
      kind,
      name,
      JSON.stringify(query),
      JSON.stringify(columns),
      JSON.stringify(words),
      given.language,
      given.from,
      given.until,
      given.now,
      given.expiresAt,
    ],
  );

/** The export that waits longest for its next part, locked until the transaction ends; none that another process works on. */
export const lockDueExport = (transaction: Transaction, now: Date): Promise<DueExport | undefined> =>
  transaction.first(
    `SELECT ${SHOWN.split(', ')
      .map((column) => `x.${column}`)
      .join(
        ', ',
      )}, x.query, x.columns, x.words, x.language, x.cursor, x.parts, x.attempts, x.starts_at AS "startsAt", x.ends_at AS "endsAt",
            jsonb_build_object('memberId', m.id::text, 'type', m.type, 'currency', m.currency) AS session
       FROM record_exports x JOIN members m ON m.id = x.member_id
      WHERE x.state IN ('waiting', 'running') AND x.next_at <= $1 ORDER BY x.next_at LIMIT 1 FOR UPDATE OF x SKIP LOCKED`,
    [now],
  );

export const moveExport = (
  transaction: Transaction,
  id: string,
  to: { state: RecordExport['state']; cursor: string | null; written: number; parts: number; nextAt: Date },
): Promise<number> =>
  transaction.run(
    'UPDATE record_exports SET state = $2, cursor = $3, written = $4, parts = $5, next_at = $6, attempts = 0 WHERE id = $1',
    [id, to.state, to.cursor, to.written, to.parts, to.nextAt],
  );

export const countExport = (transaction: Transaction, id: string, total: number): Promise<number> =>
  transaction.run("UPDATE record_exports SET total = $2, state = 'running' WHERE id = $1", [id, total]);
