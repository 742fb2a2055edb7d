import type { PortalEvents } from '@atrium/contracts/events';
import { gameHealthAtom, host } from '@atrium/host';
import { snapshotAtom } from '../remotes/federation.state.ts';
import { followGames } from './follow-games.ts';
import { openLiveStream } from './live-stream.ts';
import { announcePayouts } from './announce-payouts.ts';

/**
 * One stream per browser: the tab that holds the lock reads it, the others receive its events over the bus. When that
 * tab is closed, another one gets the lock. Without locks (plain http on another machine) every tab reads its own
 * stream.
 */
export function startLive(sitePort: number, locks: LockManager | undefined = navigator.locks): void {
  followGames();
  announcePayouts();
  if (!locks) {
    lead();
    return;
  }
  const joined = new BroadcastChannel(`atrium-live-${sitePort}`);
  // Something may have changed between the rendering of a tab's page and its first event: the leading tab sends the
  // latest states again.
  joined.postMessage(null);
  void locks.request(`atrium-live-${sitePort}`, () => {
    const sendAgain = lead();
    joined.addEventListener('message', sendAgain);
    return new Promise<never>(() => {});
  });
}

/** Reads the stream; returns a function that sends the latest states to the other tabs again. */
function lead(): () => void {
  const { bus, store } = host();
  const vendors = new Map<string, PortalEvents['vendor.health']>();
  bus.on('vendor.health', (health) => vendors.set(health.vendor, health));
  // Any of these may have been missed; the other tabs receive them from here.
  bus.on('live.gap', () => {
    bus.emit('settings.changed', { keys: [] });
    bus.emit('notice.published', { id: '' });
  });
  const stream = openLiveStream({
    bus,
    open: (url) => new EventSource(url),
    snapshot: () => store.get(snapshotAtom)?.sequence,
  });
  // The stream belongs to the session that its cookie named when it was opened.
  let account = bus.last('session.login')?.account;
  bus.on('session.login', (session) => {
    if (session.account === account) return;
    account = session.account;
    stream.reopen();
  });
  bus.on('session.logout', () => {
    account = undefined;
    stream.reopen();
  });
  addEventListener('pagehide', () => stream.close());
  addEventListener('pageshow', (event) => event.persisted && stream.reopen());
  return () => {
    for (const health of vendors.values()) bus.emit('vendor.health', health);
    for (const [gameId, up] of Object.entries(store.get(gameHealthAtom))) bus.emit('game.health', { gameId, up });
    for (const event of ['registry.changed', 'registry.part', 'system.status'] as const) {
      const last = bus.last(event);
      if (last) bus.emit(event, last);
    }
  };
}
