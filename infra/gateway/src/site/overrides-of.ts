import { parseOverrides } from '@atrium/contracts/override';
import { OVERRIDE_PARAMETER, overrideCookie } from '@atrium/contracts/override-names';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Whether browsers may show a developer's build: only where the brand is one for development and has not switched it off. */
export const overridesAllowed = async ({ config, settings }: Pick<Parts, 'config' | 'settings'>): Promise<boolean> =>
  config.development && (await settings.get('developer.overrides', true));

export interface PageOverrides {
  /** This browser shows some build instead of what is deployed. */
  on: boolean;
  /** Where the builds are, those included that the address only asks about. */
  origins: string[];
}

/** What a browser says that it shows, and what the page's address asks it to. */
export function overridesOf({ cookies }: Pick<Caller, 'cookies'>, sitePort: number, url: string): PageOverrides {
  const kept = parseOverrides(decoded(cookies[overrideCookie(sitePort)]));
  const asked = parseOverrides(new URLSearchParams(/\?.*/.exec(url)?.[0]).get(OVERRIDE_PARAMETER) ?? undefined);
  return { on: kept.length > 0, origins: [...new Set([...kept, ...asked].map(({ entry }) => new URL(entry).origin))] };
}

function decoded(value = ''): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
