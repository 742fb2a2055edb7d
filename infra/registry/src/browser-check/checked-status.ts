import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import { channelsOf } from '../channels.repository.ts';
import type { RegistryParts } from '../registry.ts';
import { statusOf } from '../resolve-remotes.ts';
import { browserChecksOf } from './browser-check.repository.ts';

/** The status of every remote of a brand, with the check in Chromium of the version that is shown. */
export async function checkedStatus({ pool, brand }: Pick<RegistryParts, 'pool' | 'brand'>): Promise<ChannelStatus[]> {
  const all = (await channelsOf(pool, brand)).map(statusOf);
  const checks = await browserChecksOf(
    pool,
    all.map(({ name }) => name),
  );
  return all.map((remote) => ({
    ...remote,
    browserCheck: checks.get(`${remote.name}@${remote.version}`) ?? { state: 'waiting' },
  }));
}
