import type { Pool, PoolClient } from 'pg';
import { registrationsOf } from '../channels.repository.ts';
import { knownChannel } from '../known-channel.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { shownVersion } from '../resolve-remotes.ts';

/** The closed parts of a brand's remotes, as `remote place`. */
export async function closedPartsOf(db: Pool | PoolClient, brand: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ remote: string; place: string }>(
    'SELECT remote, place FROM registry.closed_part WHERE brand = $1',
    [brand],
  );
  return new Set(rows.map(({ remote, place }) => `${remote} ${place}`));
}

/** Closes a remote's part in one place, in every version, or opens it again; the rest of the remote goes on. Source: 13-16. */
export function switchPart(
  { brand, now }: RegistryParts,
  remote: string,
  input: { place: string; open: boolean; reason: string; expectedSequence?: number | undefined },
): Change {
  const { place, open, reason, expectedSequence } = input;
  return {
    action: open ? 'part-opened' : 'part-closed',
    remote,
    reason,
    expectedSequence,
    content: input,
    async subject(client) {
      const closed = await closedPartsOf(client, brand);
      return { place, open: !closed.has(`${remote} ${place}`) };
    },
    async make(client) {
      const channel = await knownChannel(client, brand, remote);
      const registrations = await registrationsOf(client, [remote]);
      const versions = [shownVersion(channel), channel.canary].flatMap((version) => version ?? []);
      const fills = versions.some((version) =>
        registrations.get(`${remote}@${version}`)?.parts?.some((part) => part.place === place),
      );
      if (!open && !fills)
        throw new RegistryError('NOT_FOUND', `No version of ${remote} that members have fills the place ${place}.`);
      await client.query(
        open
          ? 'DELETE FROM registry.closed_part WHERE brand = $1 AND remote = $2 AND place = $3'
          : 'INSERT INTO registry.closed_part (brand, remote, place, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [brand, remote, place, ...(open ? [] : [now()])],
      );
    },
  };
}
