import type { Federation } from '@atrium/federation/federation';
import { host } from '@atrium/host';
import { startTransition } from 'react';
import { snapshotAtom, startedFederation } from '../remotes/federation.state.ts';
import { RemoteView } from '../remotes/remote-part.tsx';
import { expectedAddressAtom } from './expected-address.state.ts';
import { screenOf } from './route-table.ts';

/** Lets the browser fetch the code of a screen that may be opened. */
export function prefetchPath(path: string): void {
  prepare(path, (federation, remote, route) => void federation.prefetch(remote, { route }));
}

/** The same for a remote's screen alone. Resolves, when its files have arrived or failed, to whether it is one. */
export async function prefetchRemote(path: string): Promise<boolean> {
  const screen = screenOf(path, host().store.get(snapshotAtom));
  if (screen.kind !== 'remote') return false;
  const federation = await startedFederation();
  await federation.prefetch(screen.remote.name, { route: screen.route.path });
  return true;
}

/**
 * Executes the code of a screen that is about to be opened, and lets it request what it shows first. The main view then
 * renders it in advance, where its screen is kept alive.
 */
export function warmPath(pathname: string, search: string): void {
  prepare(pathname, (federation, remote, route) => {
    void Promise.all([RemoteView.preload(), federation.warm(remote, { route }, search)]).then(([, canRender]) => {
      if (canRender) startTransition(() => host().store.set(expectedAddressAtom, { pathname, search }));
    });
  });
}

/** A failure is ignored: the code is fetched again when the screen is opened. */
function prepare(path: string, act: (federation: Federation, remote: string, route: string) => void): void {
  const screen = screenOf(path, host().store.get(snapshotAtom));
  if (screen.kind === 'remote')
    startedFederation().then(
      (federation) => act(federation, screen.remote.name, screen.route.path),
      () => {},
    );
  else if ('preload' in screen.Page) void screen.Page.preload();
}
