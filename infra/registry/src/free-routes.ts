import { isSitePath } from '@atrium/contracts/shell-paths';
import type { PoolClient } from 'pg';
import { channelsOf, registrationsOf } from './channels.repository.ts';
import { RegistryError } from './registry-error.ts';
import { shownVersion } from './resolve-remotes.ts';

/** Refuses a version that claims an address of the site or of another remote: the page that opens there must not depend on order. */
export async function requireFreeRoutes(
  client: PoolClient,
  brand: string,
  remote: string,
  version: string,
): Promise<void> {
  const others = (await channelsOf(client, brand)).filter((channel) => channel.remote !== remote);
  const registrations = await registrationsOf(client, [remote, ...others.map((channel) => channel.remote)]);
  const wanted = new Set(registrations.get(`${remote}@${version}`)?.routes.map(({ path }) => path));
  const ofSite = [...wanted].find(isSitePath);
  if (ofSite) throw new RegistryError('ROUTE_TAKEN', `${ofSite} belongs to the site; ${remote} ${version} claims it.`);
  for (const channel of others) {
    const shown = registrations.get(`${channel.remote}@${shownVersion(channel)}`);
    const taken = shown?.routes.find(({ path }) => wanted.has(path));
    if (taken)
      throw new RegistryError(
        'ROUTE_TAKEN',
        `${taken.path} belongs to ${channel.remote}; ${remote} ${version} claims it too.`,
      );
  }
}
