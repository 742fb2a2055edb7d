import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { payDueAwards } from './awards/award.ts';
import { matchDeposits } from './engines/deposit-match.ts';
import { followMembers, isFollowing } from './engines/following.ts';
import { returnLosses } from './engines/loss-cashback.ts';
import { promotionsToSettle, type Running } from './engines/running.ts';

const SETTLE_EVERY_MS = 5_000;

/**
 * Notes what members have earned and pays what needs no claim. Any number of processes may do so at once: a cause is
 * awarded once, and an award is paid once. Source: 11-20.
 */
export async function settlePromotions(parts: Parts): Promise<void> {
  const running = await promotionsToSettle(parts.database, parts.clock.now());
  for (const promotion of running) {
    if (parts.stopping.aborted) return;
    await settle(parts, promotion);
  }
  await followMembers(parts, running.filter(isFollowing));
  await payDueAwards(parts);
}

async function settle(parts: Parts, promotion: Running): Promise<void> {
  const { rules } = promotion;
  switch (rules.engine) {
    case 'deposit-match':
      return await matchDeposits(parts, { ...promotion, rules });
    case 'loss-cashback':
      while (!parts.stopping.aborted && (await returnLosses(parts, { ...promotion, rules })));
      return;
    case 'free-tickets':
    case 'referral':
      // They follow their members: see followMembers.
      return;
    case 'check-in':
    case 'raffle':
      // Both pay in the member's own call.
      return;
  }
}

/** For every process. */
export const promotionJobs = (parts: Parts): readonly Job[] => [
  every('promotions', SETTLE_EVERY_MS, () => settlePromotions(parts)),
];
