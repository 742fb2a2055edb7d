import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Asks before the page is left for another one: by a link, by the browser's back, and, as far as a browser allows, by
 * closing the tab. What only changes this page's own query is let through, and so are redirects of the portal itself.
 * The router of the page has no blocker of its own: that needs its data router.
 */
export function useLeaveGuard(guarded: boolean, mayLeave: () => Promise<boolean>): void {
  const { navigator } = useContext(NavigationContext);
  const ask = useRef(mayLeave);
  ask.current = mayLeave;
  useEffect(() => {
    if (!guarded) return;
    const page = location.pathname;
    const { push } = navigator;
    let asking = false;
    let lettingBack = false;
    let place = placeOf(history.state);

    const whenAllowed = async (go: () => void) => {
      if (asking) return;
      asking = true;
      try {
        if (!(await ask.current())) return;
        stop();
        go();
      } finally {
        asking = false;
      }
    };
    navigator.push = (to, ...more) => {
      const path = typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? page);
      if (path !== page) return void whenAllowed(() => push(to, ...more));
      push(to, ...more);
      place = placeOf(history.state);
    };
    const whenBack = (event: PopStateEvent) => {
      if (lettingBack) {
        lettingBack = false;
        return event.stopImmediatePropagation();
      }
      if (location.pathname === page) {
        place = placeOf(event.state);
        return;
      }
      // The address has changed already: it is put back while the member decides, unheard by the router.
      event.stopImmediatePropagation();
      const steps = placeOf(event.state) - place || -1;
      lettingBack = true;
      history.go(-steps);
      void whenAllowed(() => history.go(steps));
    };
    const whenUnloaded = (event: BeforeUnloadEvent) => event.preventDefault();
    function stop() {
      navigator.push = push;
      removeEventListener('popstate', whenBack, true);
      removeEventListener('beforeunload', whenUnloaded);
    }
    addEventListener('popstate', whenBack, true);
    addEventListener('beforeunload', whenUnloaded);
    return stop;
  }, [guarded, navigator]);
}

/** Where an entry stands in the router's history. */
const placeOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx ?? 0);
