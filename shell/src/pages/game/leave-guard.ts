import { host } from '@atrium/host';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { leaveQuestionAtom } from '../../launch/launch.state.ts';

/** After the last step back: longer than the browser needs to report a second press, too short to notice. */
const BACK_SETTLE_MS = 60;

/**
 * Asks before the page is left: by a link, by the browser's back, by the launch of another game, and, as far as
 * browsers allow, by closing the tab. Changes of this page's own query and redirects of the portal itself are let
 * through. Own code because the blocker of react-router needs its data router.
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
    let place = placeOf(history.state);
    /** Set while the browser is at another entry: the timer of the way back. `goal` is how many steps it has gone. */
    let away: { timer: ReturnType<typeof setTimeout> } | undefined;
    let returned = Promise.withResolvers<void>();
    let goal = -1;

    const whenAllowed = async (go: () => void) => {
      if (asking) return;
      asking = true;
      try {
        if (!(await ask.current())) return;
        if (away) await returned.promise;
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
      const here = placeOf(event.state);
      clearTimeout(away?.timer);
      if (location.pathname === page) {
        // The router did not notice that the page had been left.
        if (away && here === place) event.stopImmediatePropagation();
        place = here;
        away = undefined;
        return returned.resolve();
      }
      // The address has already changed: it is restored while the member decides, hidden from the router. A second step
      // may follow the first; the way back is counted after the last one.
      event.stopImmediatePropagation();
      if (!away) returned = Promise.withResolvers();
      const steps = here - place || -1;
      away = { timer: setTimeout(() => history.go(-steps), BACK_SETTLE_MS) };
      goal = steps;
      void whenAllowed(() => history.go(goal));
    };
    const whenUnloaded = (event: BeforeUnloadEvent) => event.preventDefault();
    function stop() {
      clearTimeout(away?.timer);
      navigator.push = push;
      host().store.set(leaveQuestionAtom, null);
      removeEventListener('popstate', whenBack, true);
      removeEventListener('beforeunload', whenUnloaded);
    }
    host().store.set(leaveQuestionAtom, { ask: () => ask.current() });
    addEventListener('popstate', whenBack, true);
    addEventListener('beforeunload', whenUnloaded);
    return stop;
  }, [guarded, navigator]);
}

/** Index of an entry in the router's history. */
const placeOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx ?? 0);
