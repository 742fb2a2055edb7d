import { LIMIT_KINDS, LIMIT_PERIODS, type Limit, type Protection } from '@atrium/contracts/limits';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { limitResetsAt } from './can-deposit.ts';
import { type LimitKind, type Period, used } from './limits.repository.ts';

interface Row {
  kind: LimitKind;
  period: Period;
  amount: string | null;
  source: 'player' | 'operator';
  askedAt: Date;
  effectiveFrom: Date;
  live: boolean;
  waits: boolean;
}

/** Session time is limited per day only; a longer period would not limit a single sitting. */
export const isOffered = (kind: LimitKind, period: Period): boolean => kind !== 'session_time' || period === 'd';

/** Every limit that can be set, with its current amount, the used part and a pending change. */
export async function protectionOf(parts: Parts, queryable: Queryable, memberId: string): Promise<Protection> {
  const now = parts.clock.now();
  const rows = await queryable.rows<Row>(
    `SELECT kind, period, amount::text AS amount, source, requested_at AS "askedAt", effective_from AS "effectiveFrom",
            confirmed_at IS NOT NULL AND effective_from <= $2 AS live, confirmed_at IS NULL AS waits
       FROM rg_limits WHERE member_id = $1 AND superseded_at IS NULL ORDER BY rg_limits.amount, id`,
    [memberId, now],
  );
  const resets = new Map(
    await Promise.all(
      LIMIT_PERIODS.map(async (period) => [period, (await limitResetsAt(parts, period)).toISOString()] as const),
    ),
  );
  const places = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.filter((period) => isOffered(kind, period)).map((period) => ({ kind, period })),
  );
  const limits = places.map(async ({ kind, period }): Promise<Limit> => {
    const own = rows.filter((row) => row.kind === kind && row.period === period);
    const tightest = own.find(({ live }) => live);
    const waiting = own.find(({ waits }) => waits);
    const spent = tightest ? await used(parts, memberId, kind, period) : 0n;
    return {
      kind,
      period,
      amount: tightest?.amount ?? null,
      source: tightest?.source ?? null,
      used: (spent > 0n ? spent : 0n).toString(),
      resetsAt: resets.get(period)!,
      waiting: waiting
        ? {
            amount: waiting.amount,
            askedAt: waiting.askedAt.toISOString(),
            confirmableFrom: waiting.effectiveFrom.toISOString(),
          }
        : null,
    };
  });
  return { limits: await Promise.all(limits), pause: await runningBreak(queryable, memberId, now) };
}

/** The current break that lasts longest; null without one. */
async function runningBreak(queryable: Queryable, memberId: string, now: Date): Promise<Protection['pause']> {
  const row = await queryable.first<{
    kind: 'timeout' | 'self-exclusion' | 'operator';
    from: Date;
    until: Date | null;
  }>(
    `SELECT kind, from_at AS from, until_at AS until FROM rg_exclusions
      WHERE member_id = $1 AND from_at <= $2 AND (until_at IS NULL OR until_at > $2) ORDER BY until_at DESC NULLS FIRST LIMIT 1`,
    [memberId, now],
  );
  return row ? { kind: row.kind, from: row.from.toISOString(), until: row.until?.toISOString() ?? null } : null;
}

export const protection = (parts: Parts, { caller }: { caller: MemberCaller }): Promise<Protection> =>
  protectionOf(parts, parts.database, caller.session.memberId);
