import type { Snapshot } from '@atrium/contracts/snapshot';
import type { Parts } from '../platform/parts.ts';

/**
 * The origins that a page may frame: the servers of the brand's vendors, from their launch addresses, the launch CDNs, and
 * the stand-ins of the snapshot. A vendor that is down is among them, since it may return while the page is open.
 */
export async function frameOrigins(
  { config, database }: Parts,
  { snapshot, launches }: { snapshot: Snapshot | undefined; launches: readonly string[] },
): Promise<string[]> {
  const vendors = await database.rows<{ launchUrl: string }>({
    name: 'vendor-launches',
    text: 'SELECT DISTINCT launch_url AS "launchUrl" FROM vendors WHERE launch_url IS NOT NULL',
  });
  const addresses = [
    // A relative address goes to a launch CDN.
    ...vendors.map(({ launchUrl }) => launchUrl.replaceAll('{vendor}', config.vendorUrl).replaceAll('{game}', '')),
    ...launches,
    ...(snapshot?.remotes ?? []).flatMap((remote) => (remote.kind === 'frame' ? [remote.url] : [])),
  ];
  const origins = addresses
    .filter((one) => /^https?:/.test(one) && URL.canParse(one))
    .map((one) => new URL(one).origin);
  return [...new Set(origins)].sort();
}
