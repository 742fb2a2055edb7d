import type { IdentityProvider } from '@atrium/contracts/session';
import { isSwitchOn } from '@atrium/contracts/switches';
import * as v from 'valibot';
import type { Parts } from '../../platform/parts.ts';
import { whitelabelOf } from '../../system/permission.ts';
import { ConfiguredProvider } from '../../platform/identity.ts';

const SWITCH_OF = { google: 'googleLogin', facebook: 'facebookLogin' } as const;

/** The third parties that are configured and switched on; no others may vouch. */
export async function liveProviders(parts: Parts): Promise<ConfiguredProvider[]> {
  const tree = await whitelabelOf(parts);
  const rows = await parts.settings.get<unknown[]>('identity.providers', []);
  const configured = rows.filter((row) => v.is(ConfiguredProvider, row));
  return (configured.length > 0 ? configured : [...parts.identity.sandbox]).filter(({ third }) =>
    isSwitchOn(tree, SWITCH_OF[third]),
  );
}

export async function offeredProviders(parts: Parts): Promise<IdentityProvider[]> {
  return (await liveProviders(parts)).map(({ third, authorizeUrl, clientId }) => ({ third, authorizeUrl, clientId }));
}
