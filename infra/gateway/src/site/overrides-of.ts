import { parseOverrides } from '@atrium/contracts/override';
import { OVERRIDE_PARAMETER, overrideCookie } from '@atrium/contracts/override-names';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Whether browsers may show a developer's build: only for development brands that have not switched it off. */
export const overridesAllowed = async ({ config, settings }: Pick<Parts, 'config' | 'settings'>): Promise<boolean> =>
  config.development && (await settings.get('developer.overrides', true));

export interface PageOverrides {
  /** Whether this browser shows a build in place of a deployed version. */
  on: boolean;
  /** Origins of the builds, including those that the address proposes. */
  origins: string[];
}

/** The builds that a browser shows, from its cookie, and those that the page's address proposes. */
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
