import type { ErasureBlocker, PersonalData } from '@atrium/contracts/personal-data';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { erasureRules } from './erasure/erasure-rules.ts';
import { exportOf, exportsOf } from './exports/personal-exports.repository.ts';

export const personalData = (parts: Parts, { caller }: { caller: MemberCaller }): Promise<PersonalData> =>
  personalDataOf(parts, parts.database, caller.session.memberId);

/** The member's copies and request, as the queryable sees them. */
export async function personalDataOf(parts: Parts, queryable: Queryable, memberId: string): Promise<PersonalData> {
  const now = parts.clock.now();
  const { waitDays, retentionDays } = await erasureRules(parts);
  const exports = await exportsOf(queryable, memberId, now);
  const row = await queryable.first<{ state: string | null; dueAt: Date | null; blockers: ErasureBlocker[] }>(
    `SELECT e.state, e.due_at AS "dueAt", erasure_blockers($1, $2) AS blockers
       FROM (SELECT 1) one LEFT JOIN LATERAL (SELECT state, due_at FROM erasures WHERE member_id = $1 ORDER BY id DESC LIMIT 1) e ON true`,
    [memberId, now],
  );
  const { state, dueAt, blockers } = row!;
  return {
    exports: exports.map(exportOf),
    erasure: {
      state: state === 'waiting' || state === 'blocked' ? state : 'none',
      dueAt: state === 'waiting' ? dueAt!.toISOString() : null,
      blockers,
      waitDays,
      retentionDays,
    },
  };
}
