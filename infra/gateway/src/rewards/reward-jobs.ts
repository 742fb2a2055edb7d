import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { expirePoints } from '../points/expire-points.ts';
import { accrue } from './accrue.ts';
import { expireClaims } from './benefits.repository.ts';
import { grantBirthdayGifts } from './birthday-gifts.ts';
import { closeAgentRebates } from './close-agent-rebates.ts';
import { closeCashback } from './close-cashback.ts';
import { closeRanks } from './close-ranks.ts';
import { payDueBenefits } from './pay-benefits.ts';

export const ACCRUE_EVERY_MS = 2_000;
const CLOSE_EVERY_MS = 20_000;
const EXPIRE_EVERY_MS = 10 * 60_000;

/** One turn of everything that follows from settled play. Each step is repeated until nothing is left. */
export async function closeDue(parts: Parts): Promise<void> {
  const all = async (step: (parts: Parts) => Promise<boolean>) => {
    while (!parts.stopping.aborted && (await step(parts)));
  };
  await all(closeCashback);
  await all(closeAgentRebates);
  await all(closeRanks);
  await grantBirthdayGifts(parts);
  await expireClaims(parts.database, parts.clock.now());
  while (!parts.stopping.aborted && (await payDueBenefits(parts)) > 0);
}

/** For every process: each job locks every row that it changes. */
export const rewardJobs = (parts: Parts): readonly Job[] => [
  every('accruals', ACCRUE_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await accrue(parts)));
  }),
  every('reward periods', CLOSE_EVERY_MS, () => closeDue(parts)),
  every('expiring points', EXPIRE_EVERY_MS, () => expirePoints(parts)),
];
