import { addressOf } from '@atrium/contracts/household-address';
import { createHmac } from 'node:crypto';
import type { TabEvent } from '@atrium/contracts/telemetry';
import { isLoopback } from '../platform/ip-address.ts';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';
import { PAGE_LIFE_MS } from './page-nonce.ts';

/** Something that counts once: a version was tried, or failed, in a page (`visit`) or in a household (`witness`). */
export interface OnceCounted {
  remote: string;
  version: string;
  measure: 'visit' | 'failing-visit' | 'witness' | 'failing-witness';
}

type Needs = Pick<Parts, 'database' | 'config' | 'clock'>;
type Visit = Extract<TabEvent, { kind: 'visit' | 'failing-visit' }>;

/**
 * What the visits of a report add to the figures: each version once for each page, and as a witness once for each
 * household, whichever gateway it reports to. A budget of witnesses cannot be spent from one address. Pages of this machine
 * are all witnesses. Only keyed hashes are stored, without page, address or version. Source: 13-11.
 */
export async function countOnce(
  parts: Needs,
  { page, ip, visits }: { page: string; ip: string; visits: readonly Visit[] },
): Promise<OnceCounted[]> {
  if (visits.length === 0) return [];
  const secret = await ownSecret(parts, 'page nonces');
  const household = isLoopback(ip) ? page : addressOf(ip);
  const wanted = new Map<string, OnceCounted>();
  const want = (who: string, counted: OnceCounted) =>
    wanted.set(
      createHmac('sha256', secret)
        .update(`${counted.measure} ${counted.remote} ${counted.version} ${who}`)
        .digest('hex')
        .slice(0, 32),
      counted,
    );
  for (const { kind, remote, version } of visits) {
    want(page, { remote, version, measure: 'visit' });
    want(household, { remote, version, measure: 'witness' });
    if (kind === 'visit') continue;
    want(page, { remote, version, measure: 'failing-visit' });
    want(household, { remote, version, measure: 'failing-witness' });
  }
  const now = parts.clock.now();
  const added = await parts.database.rows<{ key: string }>(
    // In one order, so that two reports at once cannot wait for each other.
    `INSERT INTO telemetry_once (key, at) SELECT decode(key, 'hex'), $2 FROM unnest($1::text[]) AS u (key) ORDER BY key
     ON CONFLICT DO NOTHING RETURNING encode(key, 'hex') AS key`,
    [[...wanted.keys()], now],
  );
  if (Math.random() < 0.001)
    await parts.database.run('DELETE FROM telemetry_once WHERE at < $1', [new Date(now.getTime() - PAGE_LIFE_MS)]);
  return added.map(({ key }) => wanted.get(key)!);
}
