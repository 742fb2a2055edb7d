import { savesData } from '../loading/connection-cost.ts';
import { prefetchPath, warmPath } from './prefetch-path.ts';

/** How long a pointer rests on a link until its page is executed: one that only crosses the bar executes nothing. */
const REST_MS = 80;

/**
 * Prepares the page of a link before it is pressed: its files when a pointer enters the link or it is focused, its code and
 * first requests when the pointer rests there or goes down. A finger prepares the links of a navigation alone, since elsewhere
 * it mostly scrolls.
 */
export function followIntent(): void {
  let over: HTMLAnchorElement | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const enter = (link: HTMLAnchorElement | undefined, byFinger: boolean) => {
    if (link === over) return;
    clearTimeout(resting);
    over = link;
    if (!link || byFinger || savesData()) return;
    prefetchPath(link.pathname);
    resting = setTimeout(() => warm(link), REST_MS);
  };
  const listen = (name: 'pointerover' | 'pointerdown' | 'focusin', act: (event: Event) => void) =>
    document.addEventListener(name, act, { passive: true });
  listen('pointerover', (event) => enter(pageLinkAt(event), isFinger(event)));
  listen('pointerdown', (event) => {
    const link = pageLinkAt(event);
    if (link && (!isFinger(event) || link.closest('nav'))) warm(link);
  });
  listen('focusin', (event) => {
    const link = pageLinkAt(event);
    if (link && !savesData()) prefetchPath(link.pathname);
  });
}

const warm = ({ pathname, search }: HTMLAnchorElement) => warmPath(pathname, search);
const isFinger = (event: Event) => (event as PointerEvent).pointerType === 'touch';

/** The link of an event to another page of the site. */
function pageLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.download) return undefined;
  return link.pathname === location.pathname ? undefined : link;
}
