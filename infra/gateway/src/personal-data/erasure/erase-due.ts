import { notePerson } from '../../person/note-person.ts';
import { every, type Job } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { endSessions } from '../../session/end-sessions.ts';
import { erasureRules } from './erasure-rules.ts';
import { endErasure, lockForErasure, waitingErasure } from './erasures.ts';

const ERASE_EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Carries out the request that is due for the longest time, or ends it as blocked if something has to be settled meanwhile.
 * The digests of the person are noted first: one with an exclusion finds the door closed afterwards too (14-04). Returns
 * whether there was one.
 */
export const eraseNext = (parts: Parts): Promise<boolean> =>
  parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    const next = await transaction.first<{ id: string }>(
      "SELECT id FROM erasures WHERE state = 'waiting' AND due_at <= $1 ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED",
      [now],
    );
    const due = next && (await waitingErasure(transaction, next));
    if (!due) return false;
    const { id, memberId } = due;
    const blockers = await lockForErasure(parts, transaction, memberId);
    if (blockers.length > 0) {
      await endErasure(parts, transaction, due, { state: 'blocked', by: null, blockers });
      return true;
    }
    await notePerson(parts, transaction, memberId);
    await endSessions(parts, transaction, { memberId }, 'signed-out');
    await transaction.run('SELECT erase_personal_data($1, $2)', [id, now]);
    // What the job of persons would only find again.
    await transaction.run('UPDATE members SET person_noted = true WHERE id = $1', [memberId]);
    return true;
  });

/** Removes what the law kept of the member whose retention is over for the longest time. Returns whether there was one. */
export const endNextRetention = (parts: Parts): Promise<boolean> =>
  parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    const { retentionDays } = await erasureRules(parts);
    const over = await transaction.first<{ id: string }>(
      `SELECT id FROM erasures WHERE state = 'erased' AND retention_ended_at IS NULL AND ended_at <= $1
        ORDER BY ended_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - retentionDays * DAY_MS)],
    );
    if (!over) return false;
    await transaction.run('SELECT erase_personal_data($1, $2)', [over.id, now]);
    return true;
  });

/** For every process. */
export const erasureJobs = (parts: Parts): Job[] => [
  every('erasures', ERASE_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await eraseNext(parts)));
    while (!parts.stopping.aborted && (await endNextRetention(parts)));
  }),
];
