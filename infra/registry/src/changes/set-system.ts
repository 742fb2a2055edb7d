import type { SystemStatus } from '@atrium/contracts/snapshot';
import { saveSystem } from '../channels.repository.ts';
import type { Change, RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

type Input = SystemStatus & { reason: string; expectedSequence?: number | undefined };

/** Takes the whole site down or restricts places, which needs two people, or restores it, which needs one. */
export function setSystem({ brand }: RegistryParts, input: Input): Change {
  const { status, reason, expectedSequence } = input;
  const [countries, ips] = status === 'restricted' ? [input.countries, input.ips] : [[], []];
  const until = status === 'maintenance' && input.until ? { until: input.until } : {};
  return {
    action: 'system',
    reason,
    expectedSequence,
    content: { status, ...until, countries, ips, reason },
    async needsApproval() {
      if (status === 'restricted' && countries.length + ips.length === 0) {
        throw new RegistryError('BAD_REQUEST', 'Name the countries or address blocks to restrict.');
      }
      return status !== 'normal';
    },
    make: (client) => saveSystem(client, brand, { status, ...until, countries, ips }),
  };
}
