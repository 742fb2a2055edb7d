import { sessionAtom, host } from '@atrium/host';
import { loadFavouritesAtom } from '../launch/favourites.state.ts';
import { GameFault, PageFault } from '../remotes/faults.tsx';
import { whenQuiet } from '../routing/when-quiet.ts';
import { followSession } from '../session/follow-session.ts';
import { restoreSession } from '../session/restore-session.ts';
import { sessionHint } from './start-services.ts';

/** The session of this browser, before anything looks at it; then what goes on in the background. */
export function startSession(sitePort: number): void {
  const { store } = host();
  const hint = sessionHint(sitePort);
  followSession(hint);
  void restoreSession(hint);
  store.sub(sessionAtom, () => void store.set(loadFavouritesAtom));
  whenQuiet(() => {
    void GameFault.preload().then(PageFault.preload);
    void import('../live/start-live.ts').then(({ startLive }) => startLive(sitePort));
    void import(/* webpackChunkName: "telemetry" */ '../live/start-telemetry.ts').then(({ startTelemetry }) => startTelemetry());
    void import('../auth/sms/countries.state.ts').then(({ loadCountries }) => loadCountries());
    void import('./check-domain.ts').then(({ checkDomain }) => checkDomain());
  });
}
