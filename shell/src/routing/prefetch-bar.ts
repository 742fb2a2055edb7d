import { whenIdle } from '../loading/when-idle.ts';
import { whenLoaded } from '../loading/when-loaded.ts';
import { isSlow, savesData } from '../loading/connection-cost.ts';
import { prefetchRemote } from './prefetch-path.ts';

/** The bar of a desktop has links to eight screens of remotes. */
const MOST_SCREENS = 8;

/**
 * Fetches the screens of remotes that the navigation in view links to, once the page is loaded: one after another, each when
 * the browser is idle. Not where the visitor saves data, or where it would delay what is requested. Source: 2.1-39.
 */
export function prefetchBar(): void {
  whenLoaded(() => void prefetchAll(pathsInView()).catch(() => {}));
}

async function prefetchAll(paths: Iterable<string>): Promise<void> {
  let screens = 0;
  for (const path of paths) {
    if (savesData() || isSlow() || document.hidden || screens === MOST_SCREENS) return;
    if (await prefetchRemote(path)) screens++;
    await new Promise<void>(whenIdle);
  }
}

/** The pages that links of a navigation open, where they can be seen without scrolling. */
function pathsInView(): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].filter((link) => {
    const { bottom, top, width } = link.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0 && link.origin === location.origin;
  });
  return new Set(links.map(({ pathname }) => pathname).filter((path) => path !== location.pathname));
}
