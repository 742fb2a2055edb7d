import { followFavourites } from '../games/favourites.state.ts';
import { GameFault, PageFault } from '../faults/faults.tsx';
import { retryWhenIdle } from '../loading/retry-when-idle.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { followSession } from '../session/follow-session.ts';
import { restoreSession } from '../session/restore-session.ts';
import { sessionHint } from '../session/session-hint.ts';

/** Restores the session of this browser before any part reads it; then starts the background work. */
export function startSession(sitePort: number): void {
  const hint = sessionHint(sitePort);
  followSession(hint);
  void restoreSession(hint);
  followFavourites();
  whenIdle(() => {
    void GameFault.preload().then(PageFault.preload);
    // Without these the tab receives no balance, no swap and no end of its session.
    void retryWhenIdle(() => import(/* webpackChunkName: "live" */ '../live/start-live.ts')).then(({ startLive }) =>
      startLive(sitePort),
    );
    void retryWhenIdle(() => import(/* webpackChunkName: "live" */ '../live/start-telemetry.ts')).then(
      ({ startTelemetry }) => startTelemetry(),
    );
    void import(/* webpackChunkName: "deferred" */ './start-deferred.ts').then(({ startDeferred }) => startDeferred());
  });
}
