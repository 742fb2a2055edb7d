import { type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
  for (const remote of ['den', 'pit'])
    for (const version of ['1.0.0', '1.1.0']) await registry.release(remote, version);
  await registry.person('squad-of-den', 'squad', 'den');
});
afterAll(() => registry.close());

const swap = (body: object, remote = 'den', as = 'squad-of-den') =>
  registry.call(as, 'POST', `/remotes/${remote}/swap`, { reason: 'a broken lobby', ...body });
const restore = (remote = 'den') => registry.call('squad-of-den', 'POST', `/remotes/${remote}/restore`, {});
const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };

it('[13-18] lets a squad close its own remote for maintenance and open it again, and no other remote', async () => {
  expect(await swap({ maintenance: 'Back at noon.' })).toMatchObject({
    applied: true,
    remote: { kind: 'maintenance' },
  });
  expect(await restore()).toMatchObject({ applied: true, remote: { kind: 'module', version: '1.1.0' } });
  expect(await swap({ maintenance: 'Back at noon.' }, 'pit')).toMatchObject(FORBIDDEN);
});

it('[13-18] leaves other stand-ins to operators', async () => {
  expect(await swap({ to: '1.0.0' })).toMatchObject(FORBIDDEN);
  expect(await swap({ frame: 'https://example.com/' })).toMatchObject(FORBIDDEN);
  await swap({ to: '1.0.0' }, 'den', 'operator');
  expect(await restore()).toMatchObject(FORBIDDEN);
  expect((await registry.call('viewer', 'GET', '/audit?limit=1')).list[0]).toMatchObject({
    actor: 'squad-of-den',
    action: 'refused',
    after: { attempted: 'restore' },
  });
});
