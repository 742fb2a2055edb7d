import type { CanaryBudget } from '@atrium/contracts/telemetry';
import { saveChannel } from '../channels.repository.ts';
import { requireFits } from '../held-to-contract.ts';
import { knownChannel } from '../known-channel.ts';
import { makeChange, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { type CanaryWatch, forgetCanary, watchedCanaries } from './canary-watch.repository.ts';
import { type Counted, judgeCanary, rateOf } from './judge-canary.ts';

/** The comparison of every running canary with stable. */
export async function canaryBudgets(parts: Pick<RegistryParts, 'pool' | 'brand' | 'now'>): Promise<CanaryBudget[]> {
  return (await watchedCanaries(parts.pool, parts.brand, parts.now())).map(budgetOf);
}

/**
 * Ends every canary that has burnt its budget, and takes back every promotion that has. The audit entry names the registry
 * as the actor and has the figures.
 */
export async function stopBurntCanaries(parts: RegistryParts): Promise<void> {
  for (const watch of await watchedCanaries(parts.pool, parts.brand, parts.now())) {
    const budget = budgetOf(watch);
    if (budget.state === 'burnt') await (watch.promoted ? takeBack(parts, budget) : stop(parts, budget));
  }
}

async function stop(parts: RegistryParts, budget: CanaryBudget): Promise<void> {
  const { remote, canaryVersion } = budget;
  const change = makeChange(parts, 'registry', {
    action: 'canary-stopped',
    remote,
    reason: reasonOf(budget),
    content: budget,
    async make(client) {
      const channel = await knownChannel(client, parts.brand, remote);
      // An operator may have ended it, or promoted another one, while the figures were being read.
      if (channel.canary !== canaryVersion)
        throw new RegistryError('NOTHING_TO_ROLL_BACK', `${remote} ${canaryVersion} is no longer a canary.`);
      await saveChannel(client, parts.brand, { ...channel, canary: null, canaryPercent: null });
      await forgetCanary(client, parts.brand, remote);
    },
  });
  await change.catch((error: unknown) => {
    if (!(error instanceof RegistryError)) throw error;
  });
}

async function takeBack(parts: RegistryParts, budget: CanaryBudget): Promise<void> {
  const { remote, canaryVersion, stableVersion } = budget;
  const change = makeChange(parts, 'registry', {
    action: 'promotion-stopped',
    remote,
    reason: reasonOf(budget, ['promoted version', 'the version before']),
    content: budget,
    async make(client) {
      const channel = await knownChannel(client, parts.brand, remote);
      if (channel.stable !== canaryVersion || channel.canary || channel.history.at(-1) !== stableVersion)
        throw new RegistryError('NOTHING_TO_ROLL_BACK', `${remote} ${canaryVersion} is no longer stable.`);
      await requireFits(client, parts, remote, stableVersion);
      await saveChannel(client, parts.brand, {
        ...channel,
        stable: stableVersion,
        history: channel.history.slice(0, -1),
      });
      await forgetCanary(client, parts.brand, remote);
    },
  });
  await change.catch((error: unknown) => {
    if (!(error instanceof RegistryError)) throw error;
  });
}

function budgetOf(watch: CanaryWatch): CanaryBudget {
  const canary: Counted = { visits: watch.canaryVisits, failing: watch.canaryFailing };
  const stable: Counted = { visits: watch.stableVisits, failing: watch.stableFailing };
  return {
    remote: watch.remote,
    canaryVersion: watch.canary,
    stableVersion: watch.stable,
    percent: watch.percent,
    since: watch.since.toISOString(),
    canary: { ...canary, rate: rateOf(canary) },
    stable: { ...stable, rate: rateOf(stable) },
    ...judgeCanary(canary, stable),
  };
}

const percent = (share: number | null): string => (share === null ? 'no visits' : `${(share * 100).toFixed(1)} %`);
const failuresOf = (version: string, { visits, failing, rate }: CanaryBudget['canary']) =>
  `${version} failed in ${failing} of ${visits} visits (${percent(rate)})`;

function reasonOf(
  { canaryVersion, stableVersion, canary, stable, limit, lowerBound, since }: CanaryBudget,
  [one, other] = ['canary', 'stable'],
): string {
  return `error budget burnt since ${since}: ${one} ${failuresOf(canaryVersion, canary)}, at least ${percent(lowerBound)} with 95 % certainty; ${other} ${failuresOf(stableVersion, stable)}; the limit is ${percent(limit)}`;
}
