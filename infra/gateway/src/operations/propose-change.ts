import type { WaitingChange } from '@atrium/contracts/operator-changes';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { noteAction } from './operator-log.ts';
import type { Operator } from './operator-of.ts';

/** A change that nobody approved within this time lapses. */
export const CHANGE_WAITS_MS = 24 * 3_600_000;
/** Time in which others can object to a change of the class `twoPersonsDelayed`. */
export const APPROVAL_DELAY_MS = 15 * 60_000;

interface Proposal extends Pick<WaitingChange, 'kind' | 'subject' | 'before' | 'after' | 'reason'> {
  operator: Operator;
  delayMs?: number;
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const COLUMNS = `kind || '-' || id AS id, kind, subject, before, after, reason, proposed_by AS "proposedBy",
  to_char(proposed_at AT TIME ZONE 'UTC', ${ISO}) AS "proposedAt", to_char(approvable_from AT TIME ZONE 'UTC', ${ISO}) AS "approvableFrom"`;

/** Pending changes, oldest first; with `id` that one, if it is still pending. */
export const pendingChanges = (queryable: Queryable, now: Date, id?: string): Promise<WaitingChange[]> =>
  queryable.rows<WaitingChange>(
    `SELECT ${COLUMNS} FROM operator_changes
      WHERE approved_at IS NULL AND dropped_at IS NULL AND proposed_at > $1 AND ($2::text IS NULL OR kind || '-' || id = $2)
      ORDER BY proposed_at, id`,
    [new Date(now.getTime() - CHANGE_WAITS_MS), id ?? null],
  );

/** Stores a change for the second operator. It replaces one of the same subject that waits. */
export async function proposeChange(
  parts: Parts,
  transaction: Transaction,
  { kind, subject, before, after, reason, operator, delayMs = 0 }: Proposal,
): Promise<WaitingChange> {
  const now = parts.clock.now();
  await transaction.run(
    `UPDATE operator_changes SET dropped_by = $3, dropped_at = $4
      WHERE kind = $1 AND subject = $2 AND approved_at IS NULL AND dropped_at IS NULL`,
    [kind, subject, operator.name, now],
  );
  const stored = await transaction.first<WaitingChange>(
    `INSERT INTO operator_changes (kind, subject, before, after, reason, proposed_by, proposed_at, approvable_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
    [
      kind,
      subject,
      JSON.stringify(before ?? null),
      JSON.stringify(after ?? null),
      reason,
      operator.name,
      now,
      new Date(now.getTime() + delayMs),
    ],
  );
  await noteAction(parts, transaction, { operator, action: `${kind}.proposed`, subject, before, after, reason });
  return stored!;
}
