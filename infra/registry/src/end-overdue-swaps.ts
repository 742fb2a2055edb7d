import { channelsOf } from './channels.repository.ts';
import { restore } from './changes/restore.ts';
import { makeChange, type RegistryParts } from './registry.ts';

/** Ends the swaps whose time is over, with the registry as the actor. */
export async function endOverdueSwaps(parts: RegistryParts): Promise<void> {
  const now = parts.now().getTime();
  for (const { remote, standIn } of await channelsOf(parts.pool, parts.brand)) {
    if (!standIn?.until || Date.parse(standIn.until) > now) continue;
    const still = restore(parts, remote, { reason: `until ${standIn.until}` });
    await makeChange(parts, 'registry', {
      ...still,
      async make(client) {
        const [channel] = (await channelsOf(client, parts.brand)).filter((candidate) => candidate.remote === remote);
        // It may have been swapped again in the meantime.
        if (channel?.standIn?.until === standIn.until) await still.make(client);
      },
    });
  }
}
