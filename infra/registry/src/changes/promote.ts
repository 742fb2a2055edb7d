import { forgetCanary, watchCanary, watchPromotion } from '../budget/canary-watch.repository.ts';
import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { PoolClient } from 'pg';
import { requirePassed } from '../browser-check/require-passed.ts';
import { channelOf, isRegistered, saveChannel } from '../channels.repository.ts';
import { requireFreeRoutes } from '../free-routes.ts';
import { kitPinsOf, requireFits } from '../held-to-contract.ts';
import { RAMP_STEPS_PERCENT } from '../ramp-steps.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

interface Promotion {
  version: string;
  canary?: number | undefined;
  ramp?: { minutes: number } | undefined;
  despiteFindings?: boolean | undefined;
  reason: string;
  expectedSequence?: number | undefined;
}

/**
 * Promotes a version for everybody, or for a share of the browsers. The first version of a remote goes to everybody.
 */
export function promote(parts: RegistryParts, remote: string, input: Promotion): Change {
  const { brand, now } = parts;
  const { version, ramp, despiteFindings, expectedSequence } = input;
  const reason = despiteFindings ? `in spite of its check in Chromium: ${input.reason}` : input.reason;
  const canary = ramp ? RAMP_STEPS_PERCENT[0] : input.canary;
  return {
    action: 'promote',
    remote,
    reason,
    expectedSequence,
    content: input,
    async make(client) {
      if (!(await isRegistered(client, remote, version))) {
        throw new RegistryError('UNKNOWN_VERSION', `${remote} has no version ${version}. Release it first.`);
      }
      await requireFreeRoutes(client, brand, remote, version);
      await requireFits(client, parts, remote, version);
      await requirePassed(client, remote, version, despiteFindings);
      const channel = await channelOf(client, brand, remote);
      const { [version]: _before, ...others } = channel?.kits ?? {};
      const pins = await kitPinsOf(client, brand, remote, version);
      const kits = Object.keys(pins).length > 0 ? { ...others, [version]: pins } : others;
      if (!channel) {
        if (canary !== undefined)
          throw new RegistryError(
            'BAD_REQUEST',
            `${remote} has no stable version yet, so there is nothing to compare a canary with.`,
          );
        await saveChannel(client, brand, {
          remote,
          stable: version,
          history: [],
          canary: null,
          canaryPercent: null,
          standIn: null,
          ramp: null,
          kits,
        });
      } else if (canary !== undefined) {
        if (version === channel.stable) throw new RegistryError('BAD_REQUEST', `${version} is already stable.`);
        await saveChannel(client, brand, {
          ...channel,
          kits,
          canary: version,
          canaryPercent: canary,
          ramp: ramp ? { minutes: ramp.minutes, since: now().toISOString(), visits: 0, paused: false } : null,
        });
        await watchCanary(client, brand, { remote, canary: version, stable: channel.stable, since: now() });
      } else {
        const history = version === channel.stable ? channel.history : [...channel.history, channel.stable].slice(-50);
        await saveChannel(client, brand, {
          ...channel,
          kits,
          stable: version,
          history,
          canary: null,
          canaryPercent: null,
          follows: await isStableOfFirst(client, brand, remote, version),
        });
        if (version === channel.stable) await forgetCanary(client, brand, remote);
        else await watchPromotion(client, brand, { remote, canary: version, stable: channel.stable, since: now() });
      }
    },
  };
}

/** A brand that promotes what the first brand has follows it again. */
async function isStableOfFirst(client: PoolClient, brand: string, remote: string, version: string): Promise<boolean> {
  return brand !== FIRST_BRAND && (await channelOf(client, FIRST_BRAND, remote))?.stable === version;
}
