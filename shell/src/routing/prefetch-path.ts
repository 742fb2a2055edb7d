import { host } from '@atrium/host';
import { snapshotAtom, startedFederation } from '../remotes/federation.state.ts';
import { screenOf } from './route-table.ts';

/** Lets the browser fetch the code of a screen that is about to be opened. */
export function prefetchPath(path: string): void {
  const screen = screenOf(path, host().store.get(snapshotAtom));
  if (screen.kind !== 'remote') {
    if ('preload' in screen.Page) void screen.Page.preload();
    return;
  }
  const { remote, route } = screen;
  // A failure is ignored: the code is fetched again when the screen is opened.
  startedFederation().then(
    (federation) => federation.prefetch(remote.name, { route: route.path }),
    () => {},
  );
}
