import type { ErasureBlocker } from '@atrium/contracts/personal-data';
import { writeMessage } from '../../notices/write-message.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { erasureRules } from './erasure-rules.ts';

const DAY_MS = 86_400_000;

export interface WaitingErasure {
  id: string;
  memberId: string;
  closureId: string | null;
}

/** Locks the member's account and returns what is to be settled before an erasure. */
export async function lockForErasure(
  parts: Parts,
  transaction: Transaction,
  memberId: string,
): Promise<ErasureBlocker[]> {
  await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
  return await blockersOf(transaction, memberId, parts.clock.now());
}

export async function blockersOf(queryable: Queryable, memberId: string, now: Date): Promise<ErasureBlocker[]> {
  const row = await queryable.first<{ blockers: ErasureBlocker[] }>('SELECT erasure_blockers($1, $2) AS blockers', [
    memberId,
    now,
  ]);
  return row!.blockers;
}

/**
 * Stores a request, and closes the account, so that nothing new has to be settled before it is due. The caller has locked the
 * account. `by`: the operator who approved it, null for the member. Returns whether none was waiting before.
 */
export async function beginErasure(
  parts: Parts,
  transaction: Transaction,
  memberId: string,
  by: string | null,
): Promise<boolean> {
  const now = parts.clock.now();
  const dueAt = new Date(now.getTime() + (await erasureRules(parts)).waitDays * DAY_MS);
  const noted = await transaction.first<{ id: string }>(
    `INSERT INTO erasures (member_id, requested_at, due_at, requested_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) WHERE state IN ('waiting', 'erased') DO NOTHING RETURNING id`,
    [memberId, now, dueAt, by],
  );
  if (!noted) return false;
  const closed = await transaction.first<{ id: string }>(
    `INSERT INTO account_closures (member_id, reason, closed_at) VALUES ($1, 'erasure', $2)
     ON CONFLICT (member_id) WHERE reopened_at IS NULL DO NOTHING RETURNING id`,
    [memberId, now],
  );
  if (closed) await transaction.run('UPDATE erasures SET closure_id = $2 WHERE id = $1', [noted.id, closed.id]);
  await writeMessage(transaction, { memberId, kind: 'erasure-requested', params: { day: dayOf(dueAt) }, at: now });
  return true;
}

/** The request that waits, locked until the transaction ends. */
export const waitingErasure = (
  transaction: Transaction,
  of: { memberId: string } | { id: string },
): Promise<WaitingErasure | undefined> =>
  transaction.first(
    `SELECT id, member_id AS "memberId", closure_id AS "closureId" FROM erasures
      WHERE state = 'waiting' AND ${'id' in of ? 'id' : 'member_id'} = $1 FOR UPDATE`,
    ['id' in of ? of.id : of.memberId],
  );

/** Ends a request without an erasure. The account that it had closed opens again when it is taken back, and stays closed otherwise. */
export async function endErasure(
  parts: Parts,
  transaction: Transaction,
  { id, memberId, closureId }: WaitingErasure,
  { state, by, blockers = [] }: { state: 'withdrawn' | 'blocked'; by: string | null; blockers?: ErasureBlocker[] },
): Promise<void> {
  const now = parts.clock.now();
  await transaction.run('UPDATE erasures SET state = $2, ended_at = $3, ended_by = $4, blocked_by = $5 WHERE id = $1', [
    id,
    state,
    now,
    by,
    blockers,
  ]);
  if (state === 'withdrawn' && closureId !== null)
    await transaction.run(
      'UPDATE account_closures SET reopened_at = $2, reopened_by = $3 WHERE id = $1 AND reopened_at IS NULL',
      [closureId, now, by ?? ''],
    );
  await writeMessage(transaction, { memberId, kind: `erasure-${state}`, at: now });
}

/** The day of an instant in UTC, as messages write it. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
