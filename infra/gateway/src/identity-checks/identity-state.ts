import type { Identity } from '@atrium/contracts/identity-checks';
import { capOfLevel, identityLevel } from '../limits/identity-cap.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

type Level = Identity['levels'][number];
const LEVELS = [1, 2] as const;

interface Row {
  level: number;
  state: 'pending' | 'verified' | 'refused' | 'expired';
  reason: string;
  submittedAt: Date;
  validUntil: string | null;
}

/** The newest check of each level. */
export const newestChecks = (queryable: Queryable, memberId: string, now: Date): Promise<Row[]> =>
  queryable.rows<Row>(
    `SELECT DISTINCT ON (level) level, reason, submitted_at AS "submittedAt", valid_until::text AS "validUntil",
            CASE WHEN state = 'verified' AND valid_until < ($2::timestamptz AT TIME ZONE 'UTC')::date THEN 'expired' ELSE state END AS state
       FROM identity_checks WHERE member_id = $1 ORDER BY level, id DESC`,
    [memberId, now],
  );

/** How far the member's identity is verified, and what each level gives. Source: 11-32. */
export async function identityState(parts: Parts, { caller }: { caller: MemberCaller }): Promise<Identity> {
  const { memberId } = caller.session;
  const [rows, level, playLevel, payoutLevel] = await Promise.all([
    newestChecks(parts.database, memberId, parts.clock.now()),
    identityLevel(parts, memberId),
    parts.settings.get('identity.playLevel', 0),
    parts.settings.get('identity.payoutLevel', 0),
  ]);
  const capOf = async (at: number) => (await capOfLevel(parts, at))?.toString() ?? null;
  const levels = LEVELS.map(async (one): Promise<Level> => {
    const row = rows.find((found) => found.level === one);
    return {
      level: one,
      state: row?.state ?? 'none',
      reason: row?.state === 'refused' ? row.reason : '',
      submittedAt: row?.submittedAt.toISOString() ?? null,
      validUntil: row?.validUntil ?? null,
      monthlyDeposit: await capOf(one),
    };
  });
  return { level, playLevel, payoutLevel, monthlyDeposit: await capOf(0), levels: await Promise.all(levels) };
}
