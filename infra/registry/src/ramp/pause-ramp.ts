import { canaryBudgets } from '../budget/stop-burnt-canaries.ts';
import { saveChannel } from '../channels.repository.ts';
import { knownChannel } from '../known-channel.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { rampOf } from '../ramp-steps.ts';

/** Holds a growing canary at its share, or lets it grow again: its step then begins anew. */
export function pauseRamp(
  parts: RegistryParts,
  remote: string,
  input: { paused: boolean; reason: string; expectedSequence?: number | undefined },
): Change {
  const { paused, reason, expectedSequence } = input;
  return {
    action: paused ? 'ramp-paused' : 'ramp-resumed',
    remote,
    reason,
    expectedSequence,
    content: input,
    async make(client) {
      const channel = await knownChannel(client, parts.brand, remote);
      const ramp = rampOf(channel);
      if (!ramp) throw new RegistryError('NO_RAMP', `No canary of ${remote} grows automatically.`);
      const visits = (await canaryBudgets(parts)).find((budget) => budget.remote === remote)?.canary.visits ?? 0;
      await saveChannel(client, parts.brand, {
        ...channel,
        ramp: { ...ramp, paused, since: parts.now().toISOString(), visits },
      });
    },
  };
}
