import type { ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/points';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { POINTS_VALID_MS } from './point-rules.ts';
import { pointsFrom, pointsKeptUntil, pointsOf } from './points.repository.ts';

/** Points in their last month are shown as expiring. */
const EXPIRING_WITHIN_MS = 30 * 86_400_000;

/** The points, those of them that expire within a month, and when. Points that a break keeps longer are not among them. */
export async function pointBalance(
  { database, clock }: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.pointBalance>> {
  const { memberId } = caller.session;
  const now = clock.now();
  const within = new Date(now.getTime() + EXPIRING_WITHIN_MS);
  const [balance, old, keptUntil] = await Promise.all([
    pointsOf(database, memberId),
    pointsFrom(database, memberId, new Date(within.getTime() - POINTS_VALID_MS)),
    pointsKeptUntil(database, memberId, now),
  ]);
  const points = Number(balance);
  const expiring = Number(old.points);
  if (expiring === 0 || !old.oldest || keptUntil === 'always' || (keptUntil && keptUntil > within))
    return { points, expiring: 0, expiresAt: null };
  const expiresAt = Math.max(old.oldest.getTime() + POINTS_VALID_MS, keptUntil?.getTime() ?? 0);
  return { points, expiring, expiresAt: new Date(expiresAt).toISOString() };
}
