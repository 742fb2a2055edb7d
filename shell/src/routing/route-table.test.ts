import type { SnapshotRemote } from '@atrium/contracts/snapshot';
import { screenOf } from './route-table.ts';

/** A remote that this shell knows only from the snapshot. */
const remote = (name: string, path: string): SnapshotRemote => ({
  kind: 'module',
  name,
  version: '0.1.0',
  container: `${name}_0_1_0`,
  entry: `/remotes/${name}/0.1.0/remoteEntry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: 1,
  subject: 'game',
  routes: [{ path, layout: 'header', keepAlive: true, group: name }],
});

it('opens the page of any remote in the snapshot, in the frame that it declares', () => {
  const keno = remote('keno', '/keno');
  expect(screenOf('/keno', { remotes: [keno] })).toMatchObject({
    kind: 'remote',
    layout: 'header',
    keepAlive: true,
    remote: { name: 'keno' },
  });
  expect(screenOf('/keno/', { remotes: [keno] })).toMatchObject({ kind: 'remote' });
  expect(screenOf('/keno', { remotes: [] })).toMatchObject({ kind: 'shell', key: 'not-found' });
  expect(screenOf('/keno', null)).toMatchObject({ kind: 'shell', key: 'untrusted' });
});

it("keeps the shell's own addresses even if a remote claims them", () => {
  expect(screenOf('/vip', { remotes: [remote('thief', '/vip')] })).toMatchObject({ kind: 'shell', key: 'vip' });
});
