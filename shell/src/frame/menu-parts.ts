import { useEffect } from 'react';
import { whenIdle } from '../loading/when-idle.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { VendorMenuProps } from './header/nav/vendor-menu.tsx';
import type { LanguageMenuProps } from './preferences/language-menu.tsx';

/* The header's drop-downs: fetched when the browser is first idle, so that they open at once. */

export const VendorMenu = lazyPart<VendorMenuProps>(
  () => import(/* webpackChunkName: "deferred" */ './header/nav/vendor-menu.tsx').then((module) => module.VendorMenu),
  { texts: null, announced: false },
);

export const LanguageMenu = lazyPart<LanguageMenuProps>(
  () =>
    import(/* webpackChunkName: "deferred" */ './preferences/language-menu.tsx').then((module) => module.LanguageMenu),
  { texts: null, announced: false },
);

/** Fetches the menus soon after the bar that opens them is on screen. */
export function useMenuParts(): void {
  useEffect(() => whenIdle(() => void Promise.all([VendorMenu.preload(), LanguageMenu.preload()])), []);
}
