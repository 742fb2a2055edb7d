import { screenOf } from './route-table.ts';
import { federation } from '../remotes/federation.state.ts';

/** Lets the browser fetch the code of a screen that is about to be opened. */
export function prefetchPath(path: string): void {
  const screen = screenOf(path, federation().snapshot() ?? null);
  if (screen.kind === 'remote') federation().prefetch(screen.remote.name, { route: screen.route.path });
  else if ('preload' in screen.Page) void screen.Page.preload();
}
