import type { Snapshot } from '@atrium/contracts/snapshot';
import type { Layout } from '@atrium/host/define-remote';
import type { LazyPart } from '../loading/lazy-part.tsx';
import { appTexts } from '../language/app-texts.ts';
import type { RemoteScreen } from '../remotes/remote-screen.ts';
import { firstPage, lazyPage, lazyPageWith } from '../loading/lazy-page.tsx';

export interface ShellScreen {
  kind: 'shell';
  /** Screens with the same key are one screen at several addresses. */
  key: string;
  layout: Layout;
  keepAlive?: boolean;
  Page: (() => React.ReactNode) | LazyPart<object>;
}
export type Screen = ShellScreen | RemoteScreen;

const shell = (key: string, Page: ShellScreen['Page'], layout: Layout = 'full'): ShellScreen => ({
  kind: 'shell',
  key,
  layout,
  Page,
});

const home = shell(
  'home',
  firstPage(() =>
    import(/* webpackChunkName: "home" */ '../pages/home/home-page.tsx').then((module) => module.HomePage),
  ),
);
const download = shell(
  'download',
  lazyPageWith(appTexts, () => import('../pages/download/download-page.tsx').then((module) => module.DownloadPage)),
);
const notFound = shell(
  'not-found',
  lazyPage(() => import('../pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage)),
);
const untrusted = shell(
  'untrusted',
  lazyPage(() =>
    import(/* webpackChunkName: "faults" */ '../faults/untrusted-page.tsx').then((module) => module.UntrustedPage),
  ),
);

/** The shell's own screens by path. Source: specification 2.1; `/login` and `/download` by its guard. */
const SHELL_SCREENS: Readonly<Record<string, ShellScreen>> = {
  '/': home,
  '/index': home,
  '/index.html': home,
  '/home': home,
  '/login': home,
  '/register': home,
  '/register.html': home,
  '/noticePage': shell(
    'notices',
    lazyPage(() => import('../pages/notices/notices-page.tsx').then((module) => module.NoticesPage)),
  ),
  '/vip': shell(
    'vip',
    lazyPage(() => import('../pages/vip/vip-page.tsx').then((module) => module.VipPage)),
  ),
  '/promotions': shell(
    'promotions',
    lazyPage(() => import('../pages/promotions/promotions-page.tsx').then((module) => module.PromotionsPage)),
  ),
  '/promoDetail': shell(
    'promo-detail',
    lazyPage(() => import('../pages/promotions/promo-detail-page.tsx').then((module) => module.PromoDetailPage)),
  ),
  '/help': shell(
    'help',
    lazyPage(() =>
      import(/* webpackChunkName: "help" */ '../pages/help/help-page.tsx').then((module) => module.HelpPage),
    ),
  ),
  '/helpmc': shell(
    'bare-help',
    lazyPage(() =>
      import(/* webpackChunkName: "help" */ '../pages/help/bare-help-page.tsx').then((module) => module.BareHelpPage),
    ),
    'none',
  ),
  '/down': download,
  '/download': download,
  '/join': shell(
    'join',
    lazyPage(() => import('../pages/join/join-page.tsx').then((module) => module.JoinPage)),
  ),
  '/offline': shell(
    'offline',
    lazyPageWith(appTexts, () => import('../pages/offline/offline-page.tsx').then((module) => module.OfflinePage)),
  ),
  '/game': shell(
    'game',
    lazyPage(() => import('../pages/game/game-page.tsx').then((module) => module.GamePage)),
    'header',
  ),
};

export const shellPaths: readonly string[] = Object.keys(SHELL_SCREENS);

/**
 * The screen of an address: the shell's own, a remote's from the snapshot, or the one for unknown addresses. Without a
 * snapshot the address cannot be resolved.
 */
export function screenOf(path: string, snapshot: Pick<Snapshot, 'remotes'> | null): Screen {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const own = SHELL_SCREENS[clean];
  if (own) return own;
  for (const remote of snapshot?.remotes ?? []) {
    const route = remote.routes.find((each) => each.path === clean);
    if (route)
      return { kind: 'remote', key: clean, layout: route.layout, keepAlive: route.keepAlive ?? false, remote, route };
  }
  return snapshot ? notFound : untrusted;
}
