import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { payDueAwards } from './award.ts';
import { matchDeposits } from './engines/deposit-match.ts';
import { giveBackTickets } from './engines/free-tickets.ts';
import { returnLosses } from './engines/loss-cashback.ts';
import { rewardReferrals } from './engines/referral.ts';
import { promotionsToSettle, type Running } from './engines/running.ts';

const SETTLE_EVERY_MS = 5_000;

/**
 * Notes what members have earned and pays what needs no claim. Any number of processes may do so at once: a cause is
 * awarded once, and an award is paid once. Source: 11-20.
 */
export async function settlePromotions(parts: Parts): Promise<void> {
  for (const promotion of await promotionsToSettle(parts.database, parts.clock.now())) {
    if (parts.stopping.aborted) return;
    await settle(parts, promotion);
  }
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
      return await giveBackTickets(parts, { ...promotion, rules });
    case 'referral':
      return await rewardReferrals(parts, { ...promotion, rules });
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
