import type { RemoteModule, Snapshot, SnapshotRemote } from '@atrium/contracts/snapshot';
import type { RuntimePort } from '@atrium/federation/runtime-port';
import { openOverrides } from './open-overrides.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const deployed = (name: string): Extract<SnapshotRemote, { kind: 'module' }> => ({
  kind: 'module',
  name,
  version: '1.0.0',
  container: `${name}_1_0_0`,
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  integrity,
  contract: 1,
  subject: 'game',
  routes: [{ path: `/${name}`, layout: 'full', group: name }],
});
const snapshot = { sequence: 7, remotes: [deployed('slots'), deployed('live')] } as unknown as Snapshot;
const entry = (name: string) => `http://localhost:9000/remotes/${name}/1.0.0-local/remoteEntry.js`;
const build = (name: string) => ({
  ...deployed(name),
  version: '1.0.0-local',
  container: `${name}_1_0_0_local`,
  routes: [
    { path: `/${name}`, layout: 'none', group: name },
    { path: `/${name}-more`, layout: 'full', group: name },
  ],
});

/** A development server that has the builds of these names. */
const server =
  (...names: string[]): typeof fetch =>
  async (address) => {
    const name = names.find(
      (one) => String(address) === `http://localhost:9000/remotes/${one}/1.0.0-local/override.json`,
    );
    return name ? Response.json(build(name)) : new Response('', { status: 404 });
  };
async function loaded(port: (recording: RuntimePort) => RuntimePort, module: RemoteModule): Promise<RemoteModule> {
  let seen: RemoteModule | undefined;
  const load = async (given: RemoteModule) => {
    seen = given;
  };
  await port({ load, fetchAgain() {}, unloadOthers() {}, prefetch: async () => true }).load(module);
  return seen!;
}

it('loads the build without a hash, and every other remote as signed', async () => {
  const { on, away, runtime } = await openOverrides([{ name: 'slots', entry: entry('slots') }], server('slots'));
  expect([on.map(({ name }) => name), away]).toEqual([['slots'], []]);
  expect(await loaded(runtime, deployed('slots'))).toEqual({
    version: '1.0.0-local',
    container: 'slots_1_0_0_local',
    entry: entry('slots'),
    contract: 1,
    integrity: '',
  });
  expect(await loaded(runtime, deployed('live'))).toEqual(deployed('live'));
});

it('keeps a build when versions that are no longer used are released', async () => {
  const { runtime, on } = await openOverrides([{ name: 'slots', entry: entry('slots') }], server('slots'));
  const kept: string[][] = [];
  const port = runtime({
    load: async () => {},
    fetchAgain() {},
    unloadOthers: (inUse) => void kept.push([...inUse]),
    prefetch: async () => true,
  });
  port.unloadOthers(new Set(['live_1_0_0']));
  expect(kept).toEqual([['live_1_0_0', on[0]!.container]]);
});

it('offers further origins for deployed versions, never for a build', async () => {
  const { runtime } = await openOverrides([{ name: 'slots', entry: entry('slots') }], server('slots'));
  const asked: unknown[] = [];
  const port = runtime({
    load: async (module, origin) => void asked.push([module.entry, origin]),
    fetchAgain() {},
    unloadOthers() {},
    prefetch: async () => true,
  });
  await port.load(deployed('slots'), 'https://second.example');
  await port.load(deployed('live'), 'https://second.example');
  expect(asked).toEqual([
    [entry('slots'), undefined],
    [deployed('live').entry, 'https://second.example'],
  ]);
});

it('shows the pages that the build declares, in the position of the deployed version', async () => {
  const { view } = await openOverrides([{ name: 'slots', entry: entry('slots') }], server('slots'));
  const [slots, live] = view(snapshot).remotes;
  expect(slots!.routes.map(({ path }) => path)).toEqual(['/slots', '/slots-more']);
  expect(slots).toMatchObject({ version: '1.0.0', integrity });
  expect(live).toBe(snapshot.remotes[1]);
});

it('adds a remote that has not been released yet, and replaces one that is swapped out', async () => {
  const { view } = await openOverrides(
    [
      { name: 'den', entry: entry('den') },
      { name: 'slots', entry: entry('slots') },
    ],
    server('den', 'slots'),
  );
  const closed = {
    ...deployed('slots'),
    kind: 'maintenance',
    text: 'Closed',
    since: '2026-01-01T00:00:00Z',
  } as unknown as SnapshotRemote;
  const { remotes } = view({ ...snapshot, remotes: [closed] });
  expect(remotes.map(({ name, kind }) => [name, kind])).toEqual([
    ['slots', 'module'],
    ['den', 'module'],
  ]);
});

it.each<[string, typeof fetch]>([
  [
    'is not there',
    async () => {
      throw new TypeError('refused');
    },
  ],
  ['answers with an error', server()],
  ['has another remote', async () => Response.json(build('live'))],
  ['answers with something else', async () => new Response('<html>')],
])('keeps the deployed version where the development server %s', async (_, ask) => {
  const { on, away, view, runtime } = await openOverrides([{ name: 'slots', entry: entry('slots') }], ask);
  expect([on, away.map(({ name }) => name)]).toEqual([[], ['slots']]);
  expect(view(snapshot)).toEqual(snapshot);
  expect(await loaded(runtime, deployed('slots'))).toEqual(deployed('slots'));
});
