import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { writeMessages } from './write-message.ts';

const EVERY_MS = 10 * 60_000;
const BATCH = 200;
/** Between two reminders, and after a change of a limit. Source: RG-07. */
const INTERVAL = "interval '6 months'";

/**
 * Reminds members who play here to review their limits: six months after they registered, changed a limit or were last
 * reminded, whether they have limits or not. Members who have stayed away for as long are reminded once they are back.
 * Returns the number of reminded members.
 */
export async function remindOfLimits(parts: Parts): Promise<number> {
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const due = await transaction.rows<{ id: string }>(
      `UPDATE members SET limits_reminded_at = $1 WHERE id IN (
         SELECT id FROM members m
          WHERE type <> 4 AND status = 'active' AND last_login_at > $1::timestamptz - ${INTERVAL}
            AND coalesce(limits_reminded_at, registered_at) <= $1::timestamptz - ${INTERVAL}
            AND NOT EXISTS (SELECT 1 FROM rg_limits l WHERE l.member_id = m.id AND l.source = 'player' AND l.requested_at > $1::timestamptz - ${INTERVAL})
          LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`,
      [now, BATCH],
    );
    await writeMessages(transaction, { memberIds: due.map(({ id }) => id), kind: 'limits-review', at: now });
    return due.length;
  });
}

/** For every process: each batch locks its rows. */
export const limitReminders = (parts: Parts): Job =>
  every('limit reminders', EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await remindOfLimits(parts)) === BATCH);
  });
