import type { Registration } from '@atrium/contracts/registry-versions';
import { checkRelease, type Deployed, type Release, type RemoteEvents } from '@atrium/remote-contract/check-release';
import { type HostFacts, hostFacts } from '@atrium/remote-contract/host-facts';
import { pinKits } from '@atrium/remote-contract/pin-kits';
import type { Pool, PoolClient } from 'pg';
import { type Channel, channelsOf, type KitPins, registrationsOf } from './channels.repository.ts';
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
  const { contract } = registration;
  const { oldest, newest } = host.contracts;
  const deployed = await inTheField(client, parts.brand);
  const breaks = checkRelease(
    releaseOf(remote, registration),
    host,
    deployed.map((one) => one.deployed),
  );
  if (breaks.length === 0) return;
  throw new RegistryError(
    contract < oldest || contract > newest ? 'CONTRACT_UNSUPPORTED' : 'CONTRACT_BROKEN',
    breaks.join(' '),
  );
}

/**
 * The same for a version that is registered, when members are about to get it: the host and the other remotes may have
 * changed since it was released. Source: 13-08.
 */
export async function requireFits(
  client: PoolClient,
  parts: RegistryParts,
  remote: string,
  version: string,
): Promise<void> {
  const registration = (await registrationsOf(client, [remote])).get(`${remote}@${version}`);
  if (registration) await requireContract(client, parts, remote, registration);
}

/**
 * The kits that a version uses of other versions in the field, when members are about to get it: the newest of its range.
 * They stay with this version until it is promoted again. Source: 13-20.
 */
export async function kitPinsOf(client: PoolClient, brand: string, remote: string, version: string): Promise<KitPins> {
  const own = (await registrationsOf(client, [remote])).get(`${remote}@${version}`)?.kits ?? [];
  if (own.length === 0) return {};
  const field = await inTheField(client, brand);
  return pinKits(
    own,
    field
      .filter(({ deployed }) => deployed.name !== remote)
      .map(({ deployed, registration }) => ({
        holder: `${deployed.name}@${deployed.version}`,
        kits: registration.kits ?? [],
      })),
  );
}

/**
 * Why a shell cannot go out: one sentence for each version in the field that does not fit it, and for each that pages
 * fall back to: a tab opens it without asking the registry. Sources: 13-08, 13-10.
 */
export async function shellBreaks(client: Pool | PoolClient, brand: string, host: HostFacts): Promise<string[]> {
  const field = await inTheField(client, brand, ({ history }) => history.slice(-1));
  return field.flatMap(({ deployed: { name }, registration }) =>
    checkRelease(
      releaseOf(name, registration),
      host,
      // What they say to each other was checked when they were promoted.
      [],
    ),
  );
}

/** The part of a registration that is checked. Versions of older releases lack some of it. */
function releaseOf(name: string, registration: Registration): Release {
  const { version, contract, size } = registration;
  const { consumes = {}, sizes = { entry: 0, initial: 0 } } = registration as Partial<Registration>;
  const events = eventsOf(registration) ?? { hears: {}, says: {} };
  return { name, version, contract, consumes, events, sizes: { ...sizes, total: size } };
}

/** Every version that a member may have: stable, canary and stand-in, and those that `others` adds. */
async function inTheField(
  client: Pool | PoolClient,
  brand: string,
  others: (channel: Channel) => readonly string[] = () => [],
): Promise<{ deployed: Deployed; registration: Registration }[]> {
  const channels = await channelsOf(client, brand);
  const registrations = await registrationsOf(
    client,
    channels.map(({ remote }) => remote),
  );
  return channels.flatMap((channel) => {
    const { stable, canary } = channel;
    const versions = new Set([stable, shownVersion(channel), ...(canary ? [canary] : []), ...others(channel)]);
    return [...versions].flatMap((version) => {
      const registered = registrations.get(`${channel.remote}@${version}`);
      const events = registered && eventsOf(registered);
      return registered
        ? [{ deployed: { name: channel.remote, version, ...(events && { events }) }, registration: registered }]
        : [];
    });
  });
}

/** Versions released before this check existed do not declare their events. */
const eventsOf = (registration: Registration): RemoteEvents | undefined =>
  registration.events as RemoteEvents | undefined;
