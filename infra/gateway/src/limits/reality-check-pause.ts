import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

export interface PauseBounds {
  /** The pause of a member who has not chosen one; all in seconds. */
  usual: number;
  least: number;
  most: number;
}

/** The pauses between two reality checks that the brand allows. */
export async function pauseBounds({ settings }: Pick<Parts, 'settings'>): Promise<PauseBounds> {
  return {
    usual: await settings.get('realityCheck.seconds', 3_600),
    least: await settings.get('realityCheck.leastSeconds', 900),
    most: await settings.get('realityCheck.mostSeconds', 7_200),
  };
}

/** The fields of a session that decide its check, selected by `SESSION_PAUSE`. */
export interface SessionPause {
  chosen: number | null;
  /** The last answer, or the start of the session. */
  countsFrom: Date;
  /** Set while a check is due under a pause that has changed since. */
  dueSince: Date | null;
}

/** Columns of a session `s` and its member `m`. */
export const SESSION_PAUSE =
  'm.reality_check_seconds AS chosen, coalesce(s.reality_check_at, s.started_at) AS "countsFrom", s.reality_check_due_since AS "dueSince"';

/** The time from which the check of a session is due until it is answered. */
export const checkDueAt = (bounds: PauseBounds, { chosen, countsFrom, dueSince }: SessionPause): Date =>
  dueSince ?? new Date(countsFrom.getTime() + pauseWithin(bounds, chosen) * 1000);

/** The effective pause for a member's choice, which bounds narrowed later also limit. */
export const pauseWithin = ({ usual, least, most }: PauseBounds, chosen: number | null): number =>
  Math.min(Math.max(chosen ?? usual, least), most);

const DUE_AT =
  "coalesce(s.reality_check_at, s.started_at) + least(greatest(coalesce(m.reality_check_seconds, $2), $3), $4) * interval '1 second'";

/**
 * To be called before a pause changes: marks the checks that are due by these bounds, so that they stay due in every
 * browser whatever the new pause. For one member, or for all.
 */
export async function keepDueChecks(
  transaction: Queryable,
  { now, bounds, memberId = null }: { now: Date; bounds: PauseBounds; memberId?: string | null },
): Promise<void> {
  await transaction.run(
    `UPDATE sessions SET reality_check_due_since = d.due_at
       FROM (SELECT s.id, ${DUE_AT} AS due_at FROM sessions s JOIN members m ON m.id = s.member_id
              WHERE ($5::bigint IS NULL OR s.member_id = $5) AND s.ended_at IS NULL AND s.reality_check_due_since IS NULL AND ${DUE_AT} <= $1::timestamptz
              ORDER BY s.id FOR NO KEY UPDATE OF s) d
      WHERE sessions.id = d.id`,
    [now, bounds.usual, bounds.least, bounds.most, memberId],
  );
}
