import { isSwitchOn, SWITCHES, type SwitchName } from '@atrium/contracts/switches';
import type {
  BrandConfiguration,
  Permission,
  RegistrationRule,
  RegistrationSettings,
  WhitelabelNode,
} from '@atrium/contracts/system';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { expectedReturn, systemState } from './system-state.ts';

export const whitelabelOf = (parts: Parts): Promise<WhitelabelNode[]> =>
  parts.settings.get<WhitelabelNode[]>('whitelabel', []);

export const brandOf = (parts: Parts): Promise<BrandConfiguration> =>
  parts.settings.get('brand', DEFAULT_SETTINGS.brand as BrandConfiguration);

/** Rules and switches of the registration form. Source: 7-024. */
export async function registrationSettings(parts: Parts): Promise<RegistrationSettings> {
  const tree = await whitelabelOf(parts);
  return {
    rules: await parts.settings.get<Record<string, RegistrationRule>>('register.rules', {}),
    switches: Object.fromEntries(
      (Object.keys(SWITCHES) as SwitchName[]).map((name) => [SWITCHES[name], isSwitchOn(tree, name)]),
    ),
    captcha: await parts.settings.get('register.captcha', false),
    termsVersion: await parts.settings.get('register.termsVersion', ''),
    minimumAge: await parts.settings.get('register.minimumAge', 18),
  };
}

/** The permission response for this visitor. Source: 3-61 … 3-64. */
export async function permissionOf(
  parts: Parts,
  caller: Pick<Caller, 'ip' | 'country'>,
): Promise<{ status: 0 | 1 | 2; permission: Permission; brand: BrandConfiguration }> {
  const status = await systemState(parts, caller);
  const get = <Value>(key: string) => parts.settings.get<Value>(key, DEFAULT_SETTINGS[key] as Value);
  return {
    status,
    brand: await brandOf(parts),
    permission: {
      whitelabel: await whitelabelOf(parts),
      register: await registrationSettings(parts),
      resources: await get<Permission['resources']>('resources'),
      customerService: await get<Permission['customerService']>('customerService'),
      analytics: await get<Permission['analytics']>('analytics'),
      imageCDNs: await get<string[]>('imageCDNs'),
      launchGameCDNs: await get<string[]>('launchGameCDNs'),
      location: { ip: caller.ip, country: caller.country },
      maintenance: status === 1,
      regionRestriction: status === 2,
      ...(status === 1 && { returnsAt: expectedReturn(parts) }),
    },
  };
}
