import { type TestRegistry, testRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

it('two persons agree on what they saw: a change of something that changed meanwhile is not made', async () => {
  await registry.release('slots', '1.0.0');
  await registry.release('fish', '1.0.0');
  await registry.release('fish', '1.1.0');
  const down = (name: string) =>
    registry.call('operator', 'POST', `/remotes/${name}/swap`, { maintenance: 'Down.', reason: 'outage' });
  await down('slots');
  const { approval } = await down('fish');
  await registry.call('operator', 'POST', '/remotes/fish/rollback', {});
  const { sequence } = await registry.snapshot();
  expect(await registry.call('approver', 'POST', `/approvals/${approval.id}/approve`)).toMatchObject({
    status: 409,
    code: 'APPROVAL_STALE',
  });
  expect((await registry.snapshot()).sequence).toBe(sequence);
  expect((await registry.call('viewer', 'GET', '/approvals')).list).toContainEqual(
    expect.objectContaining({ id: approval.id }),
  );
});

it('[15-15] two persons agree on the announced return of the site, which ends with the maintenance', async () => {
  const until = '2126-11-26T13:00:00.000Z';
  const change = { status: 'maintenance', until, reason: 'database' };
  const { approval } = await registry.call('operator', 'POST', '/system', change);
  expect(approval.change).toMatchObject(change);
  await registry.call('approver', 'POST', `/approvals/${approval.id}/approve`);
  expect((await registry.snapshot()).system).toMatchObject({ status: 'maintenance', until });
  expect((await registry.call('viewer', 'GET', '/status')).system).toMatchObject({ until });
  await registry.call('operator', 'POST', '/system', { status: 'normal', reason: 'recovered' });
  expect((await registry.snapshot()).system).toEqual({ status: 'normal', countries: [], ips: [] });
});
