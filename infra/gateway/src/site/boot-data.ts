import { tracing } from '@atrium/tracing/tracing';
import type { BootData } from '@atrium/contracts/boot';
import { languageCookie } from '@atrium/contracts/preferences';
import { HOME_PATHS } from '@atrium/contracts/shell-paths';
import { menus } from '../games/game-menus.ts';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { permissionOf } from '../system/permission.ts';
import { offlineIsOn } from './installable/installable.routes.ts';
import { homeData } from '../home/home-data.ts';
import { offersFor } from '../promotions/running-promotions.ts';
import { overridesAllowed } from './overrides-of.ts';

const PROMOTIONS_PATH = '/promotions';

/** The data of the first paint, from the same functions that answer the corresponding calls. */
export async function bootData(parts: Parts, caller: Caller, path: string): Promise<BootData> {
  const { status, permission, brand } = await permissionOf(parts, caller);
  const chosen = caller.cookies[languageCookie(parts.config.sitePort)]?.toUpperCase();
  const language = chosen && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
  const open = status === 0;
  return {
    status,
    permission,
    brand,
    language,
    sitePort: parts.config.sitePort,
    overrides: await overridesAllowed(parts),
    offline: await offlineIsOn(parts),
    ...(tracing() && { traced: true }),
    menus: open ? await menus(parts) : [],
    ...(open && HOME_PATHS.includes(path) ? { home: await homeData(parts, language, caller) } : {}),
    ...(open && path === PROMOTIONS_PATH ? { promotions: await offersFor(parts, { language }, caller) } : {}),
  };
}
