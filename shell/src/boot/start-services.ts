import type { BootData } from '@atrium/contracts/boot';
import { type BusyTracker, createBusyTracker } from '@atrium/federation/busy-tracker';
import { provideHost } from '@atrium/host';
import { startRemembering } from '../auth/remembered-login.ts';
import { sitePortAtom } from '../document/site-port.state.ts';
import { followLanguage } from '../language/language.state.ts';
import { sessionHint } from '../session/session-hint.ts';
import { startMenus } from '../games/menus.state.ts';
import { startTheme } from '../document/theme.state.ts';
import { followInstallPrompt } from '../offline/install-prompt.state.ts';
import { startHome } from '../pages/home/home.state.ts';
import { startNextDraws } from '../pages/home/next-draws.state.ts';
import { startPromotions } from '../pages/promotions/promotions.state.ts';
import { snapshotAtom } from '../remotes/federation.state.ts';
import { createNavigation, type Navigation } from '../routing/navigation.ts';
import { createServices } from './create-services.ts';
import { markBrand } from '../document/mark-page.ts';
import { createServerClock } from './server-clock.ts';
import type { StartedLanguage } from './start-i18n.ts';

/** Creates the page's services and fills them with the boot data. */
export function startServices(
  boot: BootData,
  language: StartedLanguage,
): { navigation: Navigation; busy: BusyTracker } {
  const navigation = createNavigation();
  const busy = createBusyTracker();
  const clock = createServerClock();
  const services = createServices({
    boot,
    language,
    navigation,
    clock,
    busy: busy.busy,
    hint: sessionHint(boot.sitePort),
    snapshot: () => services.store.get(snapshotAtom)?.sequence,
  });
  provideHost(services);
  const { store, cache } = services;
  store.set(sitePortAtom, boot.sitePort);
  startTheme(boot.sitePort, store.set);
  markBrand(boot.brand.brand);
  startRemembering(boot.sitePort);
  cache.keep('settings', boot.permission.whitelabel);
  cache.keep('validate', boot.permission.register);
  startMenus(boot);
  startHome(boot);
  startNextDraws(boot, clock.update);
  startPromotions(boot);
  followLanguage();
  followInstallPrompt(store.set);
  return { navigation, busy };
}
