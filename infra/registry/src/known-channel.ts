import type { PoolClient } from 'pg';
import { type Channel, channelOf } from './channels.repository.ts';
import { RegistryError } from './registry-error.ts';

/** The channel of a remote that has been promoted at least once. */
export async function knownChannel(client: PoolClient, brand: string, remote: string): Promise<Channel> {
  const channel = await channelOf(client, brand, remote);
  if (!channel) throw new RegistryError('UNKNOWN_REMOTE', `Unknown remote "${remote}".`);
  return channel;
}
