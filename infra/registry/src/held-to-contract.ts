import type { Registration } from '@atrium/contracts/registry-versions';
import { checkRelease, type Deployed, type RemoteEvents } from '@atrium/remote-contract/check-release';
import { type HostFacts, hostFacts } from '@atrium/remote-contract/host-facts';
import type { PoolClient } from 'pg';
import { channelsOf, registrationsOf } from './channels.repository.ts';
import type { RegistryParts } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { shownVersion } from './resolve-remotes.ts';

/**
 * Refuses a version that does not fit the host in use or the deployed versions of other remotes. The release tool has
 * already checked; this check cannot be bypassed.
 */
export async function requireContract(
  client: PoolClient,
  parts: RegistryParts,
  remote: string,
  registration: Registration,
): Promise<void> {
  const host: HostFacts = parts.host?.() ?? hostFacts();
  const { version, contract, consumes, sizes, size } = registration;
  const { oldest, newest } = host.contracts;
  const release = {
    name: remote,
    version,
    contract,
    consumes,
    events: eventsOf(registration)!,
    sizes: { ...sizes, total: size },
  };
  const breaks = checkRelease(release, host, await inTheField(client, parts.brand));
  if (breaks.length === 0) return;
  throw new RegistryError(
    contract < oldest || contract > newest ? 'CONTRACT_UNSUPPORTED' : 'CONTRACT_BROKEN',
    breaks.join(' '),
  );
}

/** Every version that a member may have: stable, canary and stand-in. */
async function inTheField(client: PoolClient, brand: string): Promise<Deployed[]> {
  const channels = await channelsOf(client, brand);
  const registrations = await registrationsOf(
    client,
    channels.map(({ remote }) => remote),
  );
  return channels.flatMap((channel) => {
    const versions = new Set([channel.stable, shownVersion(channel), ...(channel.canary ? [channel.canary] : [])]);
    return [...versions].flatMap((version): Deployed[] => {
      const registered = registrations.get(`${channel.remote}@${version}`);
      const events = registered && eventsOf(registered);
      return registered ? [{ name: channel.remote, version, ...(events && { events }) }] : [];
    });
  });
}

/** Versions released before this check existed do not declare their events. */
const eventsOf = (registration: Registration): RemoteEvents | undefined =>
  registration.events as RemoteEvents | undefined;
