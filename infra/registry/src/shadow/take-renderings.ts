import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import type { PoolClient } from 'pg';
import { channelOf } from '../channels.repository.ts';
import { shownVersion } from '../resolve-remotes.ts';
import { addFinding, countRendering } from './shadow.repository.ts';

/** Adds what tabs found. A rendering beside another version than members have now, or of no running shadow, is dropped. */
export async function takeRenderings(
  client: PoolClient,
  brand: string,
  renderings: readonly ShadowRendering[] = [],
): Promise<void> {
  // By remote, so that two gateways lock the rows in the same order.
  for (const rendering of renderings.toSorted((one, other) => one.remote.localeCompare(other.remote))) {
    const { remote, page, against, errors, differences } = rendering;
    const channel = await channelOf(client, brand, remote);
    if (!channel || shownVersion(channel) !== against || !(await countRendering(client, brand, rendering))) continue;
    for (const { error, message = '', place = '' } of errors)
      await addFinding(client, brand, remote, { kind: 'error', page, subject: error, message, place, count: 1 });
    for (const { kind, place: subject, count } of differences)
      await addFinding(client, brand, remote, { kind, page, subject, message: '', place: '', count });
  }
}
