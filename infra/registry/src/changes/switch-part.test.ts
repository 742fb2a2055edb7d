import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
const parts = [{ place: 'shell.home' }, { place: 'shell.menu' }];
beforeAll(async () => {
  registry = await testRegistry();
  await registry.person('squad-of-pit', 'squad', 'pit');
  for (const version of ['1.0.0', '1.1.0'])
    await registry.call('operator', 'POST', '/remotes/den/versions', { ...registration('den', version), parts });
  await registry.call('operator', 'POST', '/remotes/den/promote', { version: '1.0.0' });
  await registry.call('operator', 'POST', '/remotes/den/promote', { version: '1.1.0', canary: 10 });
});
afterAll(() => registry.close());

const change = (as: string, body: object) =>
  registry.call(as, 'POST', '/remotes/den/parts', { reason: 'why', ...body });
const den = async () => (await registry.snapshot()).remotes[0] as { parts?: object[]; canary: { parts?: object[] } };
const places = async () => {
  const { parts: stable, canary } = await den();
  return [stable, canary.parts];
};

it('[13-16] closes a part in its place for everybody, also the canary’s, and opens it again', async () => {
  expect(await places()).toEqual([parts, parts]);
  expect(await change('operator', { place: 'shell.home', open: false })).toMatchObject({
    applied: true,
    sequence: expect.any(Number),
  });
  expect(await places()).toEqual([[parts[1]], [parts[1]]]);
  const [entry] = (await registry.call('viewer', 'GET', '/audit?limit=1')).list;
  expect(entry).toMatchObject({
    action: 'part-closed',
    remote: 'den',
    before: { place: 'shell.home', open: true },
    after: { place: 'shell.home', open: false },
    reason: 'why',
  });
  await registry.call('operator', 'POST', '/remotes/den/promote', { version: '1.1.0' });
  expect((await den()).parts).toEqual([parts[1]]);
  await change('operator', { place: 'shell.home', open: true });
  expect((await den()).parts).toEqual(parts);
});

it('[13-16] refuses a place that the remote does not fill, and another squad', async () => {
  const before = (await registry.snapshot()).sequence;
  expect(await change('operator', { place: 'den.wall', open: false })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await change('squad-of-pit', { place: 'shell.home', open: false })).toMatchObject({ code: 'FORBIDDEN' });
  expect((await registry.snapshot()).sequence).toBe(before);
});
