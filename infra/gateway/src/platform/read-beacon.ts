import type { Config } from './config.ts';

/** drand's quicknet: a public network with a value every 3 seconds. */
const QUICKNET = {
  beaconUrl: 'https://api.drand.sh',
  beaconChain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
};

/** Outside development the chain is a named one: an address alone could be anybody's chain. */
export function beaconOf(
  one: { ATRIUM_BEACON_URL?: string; ATRIUM_BEACON_CHAIN?: string; ATRIUM_PAYMENTS_URL: string },
  development: boolean,
): Pick<Config, 'beaconUrl' | 'beaconChain'> {
  const fallback = development ? { beaconUrl: `${one.ATRIUM_PAYMENTS_URL}/beacon`, beaconChain: '' } : QUICKNET;
  if (one.ATRIUM_BEACON_URL && !one.ATRIUM_BEACON_CHAIN && !development)
    throw new Error('ATRIUM_BEACON_CHAIN is not set: ATRIUM_BEACON_URL needs the hash of its chain.');
  return {
    beaconUrl: (one.ATRIUM_BEACON_URL ?? fallback.beaconUrl).replace(/\/$/, ''),
    beaconChain: one.ATRIUM_BEACON_CHAIN ?? (one.ATRIUM_BEACON_URL ? '' : fallback.beaconChain),
  };
}
