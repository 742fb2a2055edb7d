import type { PoolClient } from 'pg';
import { isRegistered, registrationsOf } from '../channels.repository.ts';
import { requireFits } from '../held-to-contract.ts';
import { knownChannel } from '../known-channel.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { shownVersion } from '../resolve-remotes.ts';
import { beginShadow, finishShadow, shadowOf } from './shadow.repository.ts';

const HOUR_MS = 3_600_000;

interface Start {
  version: string;
  hours: number;
  renderings: number;
  reason: string;
  expectedSequence?: number | undefined;
}

/**
 * Begins hidden renderings of a version that no member has: one that passed its tests and fits the host and the other
 * remotes. Source: 13-21.
 */
export function startShadow(parts: RegistryParts, actor: string, remote: string, input: Start): Change {
  const { brand } = parts;
  const { version, hours, renderings, reason, expectedSequence } = input;
  return {
    action: 'shadow-started',
    remote,
    reason,
    expectedSequence,
    content: input,
    subject: (client) => asAudited(client, brand, remote),
    async make(client) {
      const channel = await knownChannel(client, brand, remote);
      if (!(await isRegistered(client, remote, version)))
        throw new RegistryError('UNKNOWN_VERSION', `${remote} has no version ${version}. Release it first.`);
      if ([channel.stable, shownVersion(channel), channel.canary].includes(version))
        throw new RegistryError('SHADOW_REFUSED', `Members have ${remote} ${version} already: its figures are real.`);
      const { untested } = (await registrationsOf(client, [remote])).get(`${remote}@${version}`)!;
      if (untested)
        throw new RegistryError(
          'SHADOW_REFUSED',
          `${remote} ${version} was released without its tests (${untested}). Release one that passes them.`,
        );
      await requireFits(client, parts, remote, version);
      const startedAt = parts.now();
      const until = new Date(startedAt.getTime() + hours * HOUR_MS);
      await beginShadow(client, brand, {
        remote,
        version,
        startedAt,
        startedBy: actor,
        until,
        mostRenderings: renderings,
      });
    },
  };
}

export function endShadow(
  { brand, now }: RegistryParts,
  remote: string,
  input: { reason: string; expectedSequence?: number | undefined },
): Change {
  return {
    action: 'shadow-ended',
    remote,
    ...input,
    content: input,
    subject: (client) => asAudited(client, brand, remote),
    async make(client) {
      if (!(await finishShadow(client, brand, { remote, at: now(), reason: input.reason })))
        throw new RegistryError('NO_SHADOW', `No version of ${remote} is rendered hidden.`);
    },
  };
}

async function asAudited(client: PoolClient, brand: string, remote: string): Promise<unknown> {
  const shadow = await shadowOf(client, brand, remote);
  if (!shadow || shadow.endedAt) return null;
  const { version, until, mostRenderings, renderings } = shadow;
  return { version, until: until.toISOString(), renderings, mostRenderings };
}
