import type { Registration } from '@atrium/contracts/registry-versions';
import { checkRelease, type Deployed, type RemoteEvents } from '@atrium/remote-contract/check-release';
import { type HostFacts, hostFacts } from '@atrium/remote-contract/host-facts';
import type { PoolClient } from 'pg';
import { channelsOf, registrationsOf } from './channels.repository.ts';
import type { RegistryParts } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { shownVersion } from './resolve-remotes.ts';

/**
 * Refuses a version that would not fit the host in use or the versions that members have of other remotes. The tool that
 * releases has looked before; here nobody gets past it.
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

/** Every version that some member may have: stable, canary, and what stands in. */
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

/** Versions of before this check was made do not say what they hear. */
const eventsOf = (registration: Registration): RemoteEvents | undefined =>
  registration.events as RemoteEvents | undefined;
