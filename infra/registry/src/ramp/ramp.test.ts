import type { FiguresBatch } from '@atrium/contracts/telemetry';
import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';
import { climbRamps } from './climb-ramps.ts';

let registry: TestRegistry;
let remote: string;
let number = 0;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());
beforeEach(async () => {
  remote = `hall${++number}`;
  await registry.release(remote, '1.0.0');
  await registry.call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, '1.1.0'));
});

const call = (path: string, body: object) => registry.call('operator', 'POST', `/remotes/${remote}/${path}`, body);
const ramp = () => call('promote', { version: '1.1.0', ramp: { minutes: 10 } });
const visits = (count: number, failing = 0) => {
  const counts: FiguresBatch['counts'] = [
    { remote, version: '1.1.0', measure: 'witness', bucket: 0, count },
    { remote, version: '1.1.0', measure: 'failing-witness', bucket: 0, count: failing },
  ];
  const tabs = { open: 0, waiting: 0, sequences: [], shown: [] };
  return registry.call('gateway', 'POST', '/telemetry', {
    gateway: 'aaaaaaaaaaaa',
    counts,
    places: [],
    tabs,
    refusedSnapshots: 0,
  });
};
const later = (minutes: number) => (registry.clock.ahead += minutes * 60_000);
const status = async () =>
  (await registry.call('viewer', 'GET', '/status')).remotes.find(({ name }: { name: string }) => name === remote);
/** As the registry's clock does every second. */
const looked = () =>
  climbRamps({
    pool: registry.pool,
    keys: registry.keys,
    brand: 'atrium',
    development: true,
    sealingKey: '',
    now: () => new Date(Date.now() + registry.clock.ahead),
    published() {},
  });

it('[13-12] grows by 1, 5, 25 and 100 percent, each after its time and enough visits within the budget', async () => {
  await ramp();
  expect((await status()).canary).toMatchObject({ version: '1.1.0', percent: 1, ramp: { minutes: 10, paused: false } });
  for (const percent of [5, 25]) {
    await visits(40);
    later(11);
    await looked();
    expect((await status()).canary.percent).toBe(percent);
  }
  await visits(40);
  later(11);
  await looked();
  expect(await status()).toMatchObject({ version: '1.1.0' });
  expect(await status()).not.toHaveProperty('canary');
  const entries = (await registry.call('viewer', 'GET', '/audit?limit=4')).list;
  expect(entries.map(({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`)).toEqual([
    'registry ramp',
    'registry ramp',
    'registry ramp',
    'operator promote',
  ]);
  expect(entries[0].reason).toContain('failed in 0 of 120 visits at 25 %');
});

it('[13-12] stays at its share before its time, without enough visits, and while it is paused', async () => {
  await ramp();
  await visits(40);
  await looked();
  expect((await status()).canary.percent).toBe(1);
  expect(await call('ramp', { paused: true, reason: 'a look at the figures' })).toMatchObject({ applied: true });
  later(11);
  await looked();
  expect((await status()).canary).toMatchObject({ percent: 1, ramp: { paused: true } });
  await call('ramp', { paused: false, reason: 'all is well' });
  later(11);
  await looked();
  // The step began anew, and nobody has come since.
  expect((await status()).canary.percent).toBe(1);
  await visits(10);
  await looked();
  expect((await status()).canary.percent).toBe(5);
});

it('[13-12] ends where the budget is burnt, and with a rollback', async () => {
  await ramp();
  await visits(20, 12);
  expect(await status()).not.toHaveProperty('canary');
  later(11);
  await looked();
  expect(await status()).toMatchObject({ version: '1.0.0' });
  await ramp();
  await call('rollback', {});
  expect(await call('ramp', { paused: true, reason: 'too late' })).toMatchObject({ status: 409, code: 'NO_RAMP' });
});

it('[13-12] never grows with a burnt budget, also where the registry ended before it could stop the canary', async () => {
  await ramp();
  await visits(40);
  await registry.pool.query('UPDATE registry.canary_watch SET canary_failing = 30 WHERE remote = $1', [remote]);
  later(11);
  await looked();
  expect((await status()).canary.percent).toBe(1);
});

it('refuses a share and a ramp together', async () => {
  expect(await call('promote', { version: '1.1.0', canary: 5, ramp: {} })).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  });
});
