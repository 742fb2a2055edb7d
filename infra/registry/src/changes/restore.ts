import { saveChannel } from '../channels.repository.ts';
import { knownChannel } from '../known-channel.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

/** Ends a swap: the channel's own version replaces the stand-in. */
export function restore(
  { brand }: RegistryParts,
  remote: string,
  input: { reason: string; expectedSequence?: number | undefined },
): Change {
  return {
    action: 'restore',
    remote,
    ...input,
    content: input,
    async make(client) {
      const channel = await knownChannel(client, brand, remote);
      if (!channel.standIn) throw new RegistryError('NOTHING_TO_RESTORE', `${remote} has no stand-in.`);
      await saveChannel(client, brand, { ...channel, standIn: null });
    },
  };
}
