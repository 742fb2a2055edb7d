import type { SnapshotRemote, SnapshotRoute } from '@atrium/contracts/snapshot';
import type { Layout } from '@atrium/host/define-remote';

/** A route of a remote, as the route table resolves an address to it. */
export interface RemoteScreen {
  kind: 'remote';
  key: string;
  layout: Layout;
  keepAlive: boolean;
  remote: SnapshotRemote;
  route: SnapshotRoute;
}
