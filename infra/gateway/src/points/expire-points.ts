import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { lockPoints, membersWithPointsBefore, pointsFrom } from './points.repository.ts';
import { POINTS_VALID_MS } from './point-rules.ts';

const BATCH = 500;

/**
 * Takes away points that have not been spent within their validity, the oldest first, as one ledger entry per member.
 * Returns the number of members. Points that are spent meanwhile are no longer there to expire; those of a member on a break
 * are kept. Source: 11-16.
 */
export async function expirePoints(parts: Parts): Promise<number> {
  const now = parts.clock.now();
  const before = new Date(now.getTime() - POINTS_VALID_MS);
  let members = 0;
  for (const { memberId } of await membersWithPointsBefore(parts.database, { before, now }, BATCH))
    await parts.database.transaction(async (transaction) => {
      await lockPoints(transaction, memberId);
      const { points, oldest } = await pointsFrom(transaction, memberId, before);
      const amount = BigInt(points);
      if (amount <= 0n || !oldest) return;
      await post(parts, transaction, {
        kind: 'points',
        memberId,
        scope: 'points.expiry',
        key: `${memberId}:${parts.clock.now().toISOString()}`,
        payload: points,
        detail: 'expired',
        currency: 'PTS',
        lines: [
          { account: { class: 'points', memberId }, amount: -amount },
          { account: { class: 'points:expired' }, amount },
        ],
      });
      members += 1;
    });
  return members;
}
