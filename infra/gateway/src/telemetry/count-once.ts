import { networkOf } from '@atrium/contracts/household-address';
import { createHmac } from 'node:crypto';
import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import type { TabEvent } from '@atrium/contracts/telemetry';
import { isLoopback } from '../platform/ip-address.ts';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';
import { PAGE_LIFE_MS } from './page-nonce.ts';

/** Something that counts once: a version was tried, or failed, in a page (`visit`) or in a network (`witness`). */
export interface OnceCounted {
  remote: string;
  version: string;
  measure: 'visit' | 'failing-visit' | 'witness' | 'failing-witness';
}

type Needs = Pick<Parts, 'database' | 'config' | 'clock'>;
type Visit = Extract<TabEvent, { kind: 'visit' | 'failing-visit' }>;

/**
 * What the visits of a report add to the figures: each version once for each page, and as a witness once for each
 * network, whichever gateway it reports to. A budget of witnesses cannot be spent by one customer of a provider. Pages
 * of this machine are all witnesses. Only keyed hashes are stored, without page, address or version. Source: 13-11.
 */
export async function countOnce(
  parts: Needs,
  { page, ip, visits }: { page: string; ip: string; visits: readonly Visit[] },
): Promise<OnceCounted[]> {
  if (visits.length === 0) return [];
  const witness = witnessOf(ip, page);
  const wanted: Claim<OnceCounted>[] = [];
  const want = (who: string, value: OnceCounted) =>
    wanted.push({ what: `${value.measure} ${value.remote} ${value.version}`, who, value });
  for (const { kind, remote, version } of visits) {
    want(page, { remote, version, measure: 'visit' });
    want(witness, { remote, version, measure: 'witness' });
    if (kind === 'visit') continue;
    want(page, { remote, version, measure: 'failing-visit' });
    want(witness, { remote, version, measure: 'failing-witness' });
  }
  return claimOnce(parts, wanted);
}

/** The hidden renderings of a report that no page of its network has reported: one for each page of a version. Source: 13-21. */
export async function newRenderings(
  parts: Needs,
  { page, ip, renderings }: { page: string; ip: string; renderings: readonly ShadowRendering[] },
): Promise<ShadowRendering[]> {
  if (renderings.length === 0) return [];
  const who = witnessOf(ip, page);
  return claimOnce(
    parts,
    renderings.map((value) => ({ what: `shadow ${value.remote} ${value.version} ${value.page}`, who, value })),
  );
}

const witnessOf = (ip: string, page: string): string => (isLoopback(ip) ? page : networkOf(ip));

interface Claim<Value> {
  what: string;
  who: string;
  value: Value;
}

/** The values whose claim is the first of its kind on any gateway. */
async function claimOnce<Value>(parts: Needs, claims: readonly Claim<Value>[]): Promise<Value[]> {
  const secret = await ownSecret(parts, 'page nonces');
  const wanted = new Map(
    claims.map(({ what, who, value }) => [
      createHmac('sha256', secret).update(`${what} ${who}`).digest('hex').slice(0, 32),
      value,
    ]),
  );
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
