import { host, type OpenCentre } from '@atrium/host';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const DIALOG = '[role=dialog], [role=alertdialog]';
const HEADING = 'main h1, main h2';
const HEADING_TIMEOUT_MS = 4000;

/**
 * Runs when another screen is shown: scrolls to its top (or, going back, to where it was left), focuses its heading so
 * that a screen reader announces it, and takes the document's title from it. A link to the screen that is shown, as in
 * the footer, scrolls to its top.
 */
export function usePageArrival(key: string, centre: OpenCentre | null): void {
  const place = centre?.centre === 'member' ? 'centre' : key;
  const going = useNavigationType();
  const before = useRef(place);
  const left = useRef(new Map<string, number>());
  const here = useRef(place);
  const { key: press, pathname, search } = useLocation();
  const address = pathname + search;
  const pressed = useRef<string>(undefined);

  useLayoutEffect(() => {
    // From here on scroll events belong to the new screen: the browser emits them only in the next frame.
    here.current = place;
    if (before.current === place) return;
    const top = going === 'POP' || before.current === 'centre' ? (left.current.get(place) ?? 0) : 0;
    scrollTo({ top, behavior: 'instant' });
  }, [place, going]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of a link has a key of its own.
  useLayoutEffect(() => {
    const again = pressed.current === address && going !== 'POP' && !centre;
    pressed.current = address;
    if (again) scrollTo({ top: 0, behavior: 'instant' });
  }, [press, address]);

  useEffect(() => {
    const remember = () => left.current.set(here.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const first = before.current === place;
    before.current = place;
    return whenHeading((heading) => {
      document.title = place === 'home' ? host().brand.name : `${heading.textContent} · ${host().brand.name}`;
      const focused = document.activeElement;
      // The main element itself has the focus only from the page that was left.
      if (first || focused?.closest(focused.matches('main') ? DIALOG : `${DIALOG}, main`)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [place]);
}

/** Calls back with the visible main heading as soon as there is one. */
function whenHeading(found: (heading: HTMLElement) => void): () => void {
  const look = () =>
    [...document.querySelectorAll<HTMLElement>(HEADING)].find((each) => each.offsetParent !== null && each.textContent);
  const now = look();
  if (now) {
    found(now);
    return () => {};
  }
  const watcher = new MutationObserver(() => {
    const heading = look();
    if (!heading) return;
    stop();
    found(heading);
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, HEADING_TIMEOUT_MS);
  watcher.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return stop;
}
