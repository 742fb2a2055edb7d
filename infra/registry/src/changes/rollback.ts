import { forgetCanary } from '../budget/canary-watch.repository.ts';
import { saveChannel } from '../channels.repository.ts';
import { requireFits } from '../held-to-contract.ts';
import { knownChannel } from '../known-channel.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

/** Reverts the latest promotion: the canary if one is running, else the stable version. */
export function rollback(
  parts: RegistryParts,
  remote: string,
  input: { reason: string; expectedSequence?: number | undefined },
): Change {
  const { brand } = parts;
  return {
    action: 'rollback',
    remote,
    ...input,
    content: input,
    async make(client) {
      const channel = await knownChannel(client, brand, remote);
      if (channel.canary) {
        await forgetCanary(client, brand, remote);
        return saveChannel(client, brand, { ...channel, canary: null, canaryPercent: null });
      }
      const before = channel.history.at(-1);
      if (!before)
        throw new RegistryError('NOTHING_TO_ROLL_BACK', `${remote} has had no version before ${channel.stable}.`);
      await requireFits(client, parts, remote, before);
      await forgetCanary(client, brand, remote);
      await saveChannel(client, brand, {
        ...channel,
        stable: before,
        history: channel.history.slice(0, -1),
        follows: false,
      });
    },
  };
}
