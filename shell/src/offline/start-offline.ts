import { host, sessionAtom } from '@atrium/host';
import { restoreSession } from '../session/restore-session.ts';
import { sessionHint } from '../session/session-hint.ts';
import { loadBalance } from '../session/session.state.ts';
import { followConnection } from './connection.ts';
import { connectionAtom, newVersionAtom } from './connection.state.ts';
import { keepHelp } from './kept-help.ts';
import { keepSite, letSiteGo } from './kept-site.ts';
import { watchCalls } from './watched-transport.ts';

/** A request that costs the site nothing and is never cached. */
const PROBE = '/robots.txt';
const PROBE_TIMEOUT_MS = 5_000;
const OFFLINE_SETTING = 'site.offline';

/** After the first paint: watches the connection, and stores the site in the browser where operators allow it. */
export async function startOffline(sitePort: number, allowed: boolean): Promise<void> {
  const { store, bus, report } = host();
  const connection = followConnection({
    show: (state) => store.set(connectionAtom, state),
    reach,
    returned: () => void catchUp(sitePort),
  });
  watchCalls(connection);
  addEventListener('offline', connection.gone);
  addEventListener('online', () => void connection.look());
  if (!navigator.onLine) connection.gone();

  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  bus.on('settings.changed', ({ keys }) => {
    // The gateway now answers with another worker, or with the one that removes itself.
    if (keys.includes(OFFLINE_SETTING))
      void workers
        .getRegistration()
        .then((kept) => kept?.update())
        .catch(() => undefined);
  });
  try {
    if (!allowed) return await letSiteGo(workers);
    const kept = await keepSite(workers, (changeOver) => store.set(newVersionAtom, { changeOver }));
    if (kept) await keepHelp();
  } catch (error) {
    report(error, 'offline');
  }
}

async function reach(): Promise<boolean> {
  const { status } = await fetch(PROBE, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  });
  return status < 500;
}

/**
 * Restores the session of a page that was opened without a connection; otherwise loads the balance, which may have
 * changed.
 */
async function catchUp(sitePort: number): Promise<void> {
  const { store, report } = host();
  if (!store.get(sessionAtom)) return restoreSession(sessionHint(sitePort));
  await loadBalance().catch((error: unknown) => report(error, 'balance'));
}
