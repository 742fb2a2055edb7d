import { BUDGET_RULE, type CanaryBudget } from '@atrium/contracts/telemetry';
import { canaryBudgets } from '../budget/stop-burnt-canaries.ts';
import { channelOf, channelsOf, saveChannel } from '../channels.repository.ts';
import { promote } from '../changes/promote.ts';
import { makeChange, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { nextStep, rampOf } from '../ramp-steps.ts';

/**
 * Takes each ramp that is due to its next step: the step has lasted its time, enough households have come since it began,
 * and the canary is within its error budget. The last step is a promotion to everybody. A canary whose budget is burnt is
 * stopped as any other. Source: 13-12.
 */
export async function climbRamps(parts: RegistryParts): Promise<void> {
  const growing = (await channelsOf(parts.pool, parts.brand)).filter((channel) => rampOf(channel)?.paused === false);
  if (growing.length === 0) return;
  const budgets = await canaryBudgets(parts);
  for (const { remote, canary, canaryPercent, ramp } of growing) {
    const budget = budgets.find((one) => one.remote === remote && one.canaryVersion === canary);
    if (budget?.state !== 'within') continue;
    if (parts.now().getTime() - Date.parse(ramp!.since) < ramp!.minutes * 60_000) continue;
    if (budget.canary.visits - ramp!.visits < BUDGET_RULE.leastVisits) continue;
    await climb(parts, remote, nextStep(canaryPercent!), budget);
  }
}

async function climb(parts: RegistryParts, remote: string, percent: number, budget: CanaryBudget): Promise<void> {
  const { canaryVersion: version, canary } = budget;
  const reason = `within its error budget: failed in ${canary.failing} of ${canary.visits} visits at ${budget.percent} %`;
  const change = promote(parts, remote, { version, ...(percent < 100 && { canary: percent }), reason });
  const made = makeChange(parts, 'registry', {
    ...change,
    action: 'ramp',
    async make(client) {
      const before = await channelOf(client, parts.brand, remote);
      // An operator may have paused or ended it while the figures were being read.
      if (before?.canary !== version || before.canaryPercent !== budget.percent || rampOf(before)?.paused !== false)
        throw new RegistryError('NOTHING_TO_ROLL_BACK', `${remote} ${version} no longer grows.`);
      await change.make(client);
      const after = await channelOf(client, parts.brand, remote);
      const ramp = { ...before.ramp!, since: parts.now().toISOString(), visits: canary.visits };
      if (after?.canary) await saveChannel(client, parts.brand, { ...after, ramp });
    },
  });
  await made.catch((error: unknown) => {
    if (!(error instanceof RegistryError)) throw error;
    parts.rampHeld?.(remote, error.message);
  });
}
