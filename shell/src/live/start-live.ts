import { host } from '@atrium/host';
import { openLiveStream } from './live-stream.ts';

/**
 * One stream per browser: the tab that holds the lock reads it, the others hear its events over the bus. The lock
 * passes on when that tab goes. Where there are no locks (plain http on another machine) every tab reads its own.
 */
export function startLive(sitePort: number, locks: LockManager | undefined = navigator.locks): void {
  if (!locks) {
    lead();
    return;
  }
  void locks.request(`atrium-live-${sitePort}`, () => {
    lead();
    return new Promise<never>(() => {});
  });
}

function lead(): void {
  const { bus } = host();
  const stream = openLiveStream({ bus, open: (url) => new EventSource(url) });
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
}
