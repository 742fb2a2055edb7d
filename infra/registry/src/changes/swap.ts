import type { StandIn } from '@atrium/contracts/registry-channel-status';
import type { PoolClient } from 'pg';
import { channelsOf, isRegistered, saveChannel } from '../channels.repository.ts';
import { requireFreeRoutes } from '../free-routes.ts';
import { requireFits } from '../held-to-contract.ts';
import { knownChannel } from '../known-channel.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { checkFrame } from './check-frame.ts';

export interface Swap {
  to?: string | undefined;
  frame?: string | undefined;
  maintenance?: string | undefined;
  until?: string | undefined;
  deadlineSeconds?: number | undefined;
  reason: string;
  expectedSequence?: number | undefined;
}

/** Taking down a second remote within this time of the first needs a second person. */
const SECOND_PERSON_WITHIN_MS = 10 * 60_000;

/** Replaces a remote with a stand-in until it is restored, or until the given time. */
export function swap(parts: RegistryParts, remote: string, input: Swap): Change {
  const { brand } = parts;
  const now = parts.now();
  const standIn: StandIn & { applyBy?: string } = {
    kind: input.to ? 'module' : input.frame ? 'frame' : 'maintenance',
    ...(input.to && { to: input.to }),
    ...(input.frame && { url: input.frame }),
    ...(input.maintenance && { text: input.maintenance }),
    since: now.toISOString(),
    ...(input.until && { until: new Date(input.until).toISOString() }),
    ...(input.deadlineSeconds !== undefined && {
      applyBy: new Date(now.getTime() + input.deadlineSeconds * 1_000).toISOString(),
    }),
    reason: input.reason,
  };
  const check = async (client: PoolClient) => {
    if (standIn.until && Date.parse(standIn.until) <= now.getTime()) {
      throw new RegistryError('TIME_PASSED', `${standIn.until} is already in the past.`);
    }
    await checkStandIn(client, parts, remote, input);
    return knownChannel(client, brand, remote);
  };
  return {
    action: 'swap',
    remote,
    reason: input.reason,
    expectedSequence: input.expectedSequence,
    content: input,
    async needsApproval(client) {
      await check(client);
      return standIn.kind === 'maintenance' && (await anotherIsDown(client, brand, remote, now));
    },
    async make(client) {
      await saveChannel(client, brand, { ...(await check(client)), standIn });
    },
  };
}

/** Refuses a stand-in that cannot be shown now: an unknown version or one that does not fit, an address that is not allowed. */
export async function checkStandIn(
  client: PoolClient,
  parts: RegistryParts,
  remote: string,
  { to, frame }: Pick<Swap, 'to' | 'frame'>,
): Promise<void> {
  if (to && !(await isRegistered(client, remote, to)))
    throw new RegistryError('UNKNOWN_VERSION', `${remote} has no version ${to}.`);
  if (to) {
    await requireFreeRoutes(client, parts.brand, remote, to);
    await requireFits(client, parts, remote, to);
  }
  if (frame) await checkFrame(client, parts, frame);
}

async function anotherIsDown(client: PoolClient, brand: string, remote: string, now: Date): Promise<boolean> {
  return (await channelsOf(client, brand)).some(
    (channel) =>
      channel.remote !== remote &&
      channel.standIn?.kind === 'maintenance' &&
      now.getTime() - Date.parse(channel.standIn.since) < SECOND_PERSON_WITHIN_MS,
  );
}
