import type { SnapshotRemote } from '@atrium/contracts/snapshot';
import { registration, type TestRegistry, testRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
beforeEach(async () => (registry = await testRegistry()));
afterEach(() => registry.close());

const NAME = '@atrium/lobby';
const withKit = (remote: string, version: string, kit: string) => ({
  ...registration(remote, version),
  kits: [
    {
      name: NAME,
      version: `${kit}+0a1b2c3d`,
      range: '^1.0.0',
      container: `kit_lobby_${kit.replaceAll('.', '_')}`,
      url: `/remotes/${remote}/${version}/kits/lobby/lobby.js`,
      integrity: registration('lobby', kit).integrity,
    },
  ],
});
const release = async (remote: string, version: string, kit: string, canary?: number) => {
  await registry.call('operator', 'POST', `/remotes/${remote}/versions`, withKit(remote, version, kit));
  return registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version, ...(canary && { canary }) });
};
const shown = async (name: string) =>
  (await registry.snapshot()).remotes.find((remote: { name: string }) => remote.name === name) as Extract<
    SnapshotRemote,
    { kind: 'module' }
  >;
/** The addresses of the kit that a remote is to use, and of its own. */
const kitOf = async (name: string) => {
  const [kit] = (await shown(name)).kits!;
  return [kit!.pinned?.url ?? null, kit!.url];
};
const own = (remote: string, version: string) => `/remotes/${remote}/${version}/kits/lobby/lobby.js`;

it('[13-20] pins the newest kit in range when a version is promoted, and rolls it back with the version', async () => {
  await release('live', '1.0.0', '1.0.0');
  await release('slots', '1.0.0', '1.1.0');
  // What is shown already stays as it was promoted.
  expect(await kitOf('live')).toEqual([null, own('live', '1.0.0')]);
  expect(await kitOf('slots')).toEqual([null, own('slots', '1.0.0')]);

  await release('live', '1.0.1', '1.0.0');
  expect(await kitOf('live')).toEqual([own('slots', '1.0.0'), own('live', '1.0.1')]);
  // The pin stays when the other remote moves on.
  await release('slots', '2.0.0', '2.0.0');
  expect(await kitOf('live')).toEqual([own('slots', '1.0.0'), own('live', '1.0.1')]);

  await registry.call('operator', 'POST', '/remotes/live/rollback', { reason: 'why' });
  expect(await kitOf('live')).toEqual([null, own('live', '1.0.0')]);
});

it('[13-20] lets two versions of a kit be used side by side, also by a canary', async () => {
  await release('slots', '1.0.0', '1.1.0');
  await release('live', '1.0.0', '2.0.0');
  expect(await kitOf('live')).toEqual([null, own('live', '1.0.0')]);
  await release('live', '1.1.0', '1.0.5', 10);
  expect((await shown('live')).canary!.kits).toEqual([
    {
      name: NAME,
      container: 'kit_lobby_1_0_5',
      url: own('live', '1.1.0'),
      integrity: expect.any(String),
      pinned: { container: 'kit_lobby_1_1_0', url: own('slots', '1.0.0'), integrity: expect.any(String) },
    },
  ]);
  expect(await kitOf('live')).toEqual([null, own('live', '1.0.0')]);
});
