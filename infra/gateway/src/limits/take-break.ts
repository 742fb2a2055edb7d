import type { ParsedOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/limits';
import type { Protection } from '@atrium/contracts/limits';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { protectionOf } from './protection.ts';

/**
 * Starts a break at once. A running break is never shortened: a new one must last longer. Rounds that are open when it
 * starts are finished, and no new ones start (RG-11 … RG-13).
 */
async function start(
  parts: Parts,
  memberId: string,
  kind: 'timeout' | 'self-exclusion',
  until: string,
  length: unknown,
): Promise<Protection> {
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    const now = parts.clock.now();
    const begun = await transaction.run(
      `INSERT INTO rg_exclusions (member_id, kind, from_at, until_at)
       SELECT $1, $2, $3, new.until FROM (SELECT ${until} AS until) new
        WHERE NOT EXISTS (SELECT 1 FROM rg_exclusions e WHERE e.member_id = $1 AND e.from_at <= $3 AND (e.until_at IS NULL OR (e.until_at > $3 AND new.until IS NOT NULL AND e.until_at >= new.until)))`,
      [memberId, kind, now, length],
    );
    if (begun === 0) throw new Refusal('BREAK_RUNS');
    return await protectionOf(parts, transaction, memberId);
  });
}

export const startTimeOut = (
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.startTimeOut> & { caller: MemberCaller },
): Promise<Protection> =>
  start(parts, caller.session.memberId, 'timeout', "$3::timestamptz + $4::int * interval '1 hour'", body.hours);

/** Without `months` it is permanent. */
export const selfExclude = (
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.selfExclude> & { caller: MemberCaller },
): Promise<Protection> =>
  start(
    parts,
    caller.session.memberId,
    'self-exclusion',
    "$3::timestamptz + $4::int * interval '1 month'",
    body.months,
  );
