import type { PoolClient } from 'pg';
import { type Channel, channelOf } from './channels.repository.ts';
import { RegistryError } from './registry-error.ts';

/** The channel of a remote that has been promoted at least once. */
export async function knownChannel(client: PoolClient, brand: string, remote: string): Promise<Channel> {
  const channel = await channelOf(client, brand, remote);
  if (channel) return channel;
  const { rowCount } = await client.query('SELECT FROM registry.version WHERE remote = $1 LIMIT 1', [remote]);
  throw rowCount
    ? new RegistryError('NOT_PROMOTED', `No visitor has a version of ${remote} yet. Promote one first.`)
    : new RegistryError('UNKNOWN_REMOTE', `Unknown remote "${remote}".`);
}
