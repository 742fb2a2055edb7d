import type { ShadowReport } from '@atrium/contracts/registry-shadow';
import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';
import { endDueShadows } from './end-due-shadows.ts';

let registry: TestRegistry;
let remote: string;
let number = 0;
beforeAll(async () => {
  registry = await testRegistry();
  await registry.person('squad-of-pit', 'squad', 'pit');
});
afterAll(() => registry.close());
beforeEach(async () => {
  remote = `den${++number}`;
  await registry.release(remote, '1.0.0');
  await register('1.1.0');
});

const register = (version: string, more: object = {}) =>
  registry.call('operator', 'POST', `/remotes/${remote}/versions`, { ...registration(remote, version), ...more });
const start = (body: object = {}, as = 'operator') =>
  registry.call(as, 'POST', `/remotes/${remote}/shadow`, { version: '1.1.0', reason: 'before its canary', ...body });
const report = async (): Promise<ShadowReport & { status: number }> => {
  const answer = await registry.call('viewer', 'GET', `/remotes/${remote}/shadow`);
  return answer as ShadowReport & { status: number };
};
const inSnapshot = async () =>
  (await registry.snapshot()).remotes.find(({ name }: { name: string }) => name === remote).shadow;
const lastEntry = async () => (await registry.call('viewer', 'GET', '/audit?limit=1')).list[0];
const rendering = (more: Partial<ShadowRendering> = {}): ShadowRendering => ({
  remote,
  version: '1.1.0',
  against: '1.0.0',
  page: `/${remote}`,
  errors: [],
  differences: [],
  further: 0,
  refused: { writes: 0, reads: 0 },
  ...more,
});
const say = (...shadows: ShadowRendering[]) =>
  registry.call('gateway', 'POST', '/telemetry', {
    gateway: 'aaaaaaaaaaaa',
    counts: [],
    places: [],
    tabs: { open: 0, waiting: 0, sequences: [], shown: [] },
    refusedSnapshots: 0,
    shadows,
  });
const endDue = () =>
  endDueShadows({
    pool: registry.ownPool,
    keys: registry.keys,
    brand: 'atrium',
    development: true,
    sealingKey: registry.sealingKey,
    now: registry.now,
    published: () => {},
  });

it('[13-21] says that a published remote has to be promoted before a version of it is compared', async () => {
  const asked = (name: string) =>
    registry.call('operator', 'POST', `/remotes/${name}/shadow`, { version: '0.1.0', reason: 'before its first day' });
  await registry.call('operator', 'POST', '/remotes/newcomer/versions', registration('newcomer', '0.1.0'));
  expect(await asked('newcomer')).toMatchObject({
    status: 409,
    code: 'NOT_PROMOTED',
    message: 'No visitor has a version of newcomer yet. Promote one first.',
  });
  expect(await asked('nothing')).toMatchObject({ status: 404, code: 'UNKNOWN_REMOTE' });
});

it('[13-21] names the version in the signed snapshot, beside the one that members keep, until it is ended', async () => {
  expect(await report()).toMatchObject({ status: 200 });
  const before = (await registry.snapshot()).sequence;
  expect(await start({ hours: 2, renderings: 50 })).toMatchObject({ applied: true, sequence: before + 1 });
  expect(await inSnapshot()).toMatchObject({ version: '1.1.0', integrity: registration(remote, '1.1.0').integrity });
  const status = await registry.call('viewer', 'GET', '/status');
  const channel = status.remotes.find(({ name }: { name: string }) => name === remote);
  expect(channel).toMatchObject({ version: '1.0.0', kind: 'module' });
  expect(channel).not.toHaveProperty('canary');
  expect(await lastEntry()).toMatchObject({
    actor: 'operator',
    action: 'shadow-started',
    remote,
    before: null,
    after: { version: '1.1.0', mostRenderings: 50 },
    reason: 'before its canary',
  });
  expect(await report()).toMatchObject({ version: '1.1.0', renderings: 0, errors: [], differences: [] });
  await registry.call('operator', 'POST', `/remotes/${remote}/shadow/end`, { reason: 'seen enough' });
  expect(await inSnapshot()).toBeUndefined();
  expect(await report()).toMatchObject({ ended: { reason: 'seen enough' } });
  expect(await lastEntry()).toMatchObject({ action: 'shadow-ended', before: { version: '1.1.0' }, after: null });
  expect(await registry.call('operator', 'POST', `/remotes/${remote}/shadow/end`, {})).toMatchObject({
    status: 409,
    code: 'NO_SHADOW',
  });
});

it('[13-21] adds up what tabs found: errors by sentence and place, differences by kind and place', async () => {
  await start();
  const error = { error: 'TypeError', message: 'x is not a function', place: '621.js:1:4711' };
  const moved = { kind: 'box-moved' as const, place: 'button[slip.place]', count: 2 };
  await say(rendering({ errors: [error], differences: [moved], refused: { writes: 1, reads: 2 } }), rendering());
  await say(rendering({ errors: [error] }), rendering({ differences: [{ ...moved, count: 3 }] }));
  expect(await report()).toMatchObject({
    renderings: 4,
    same: 1,
    failing: 2,
    refused: { writes: 1, reads: 2 },
    errors: [{ ...error, page: `/${remote}`, renderings: 2 }],
    differences: [{ ...moved, count: 5, page: `/${remote}`, renderings: 2 }],
  });
  // The next one begins with nothing.
  await register('1.2.0');
  await start({ version: '1.2.0' });
  expect(await report()).toMatchObject({ version: '1.2.0', renderings: 0, errors: [], differences: [] });
});

it('[13-21] drops what belongs to no running shadow, or was compared with what members no longer have', async () => {
  await say(rendering());
  expect(await report()).not.toHaveProperty('renderings');
  await start();
  await say(rendering({ version: '9.9.9' }), rendering({ against: '0.9.0' }), rendering({ remote: 'nowhere' }));
  expect(await report()).toMatchObject({ renderings: 0 });
  const member = { error: 'TypeError', message: 'no balance of member1' };
  expect(await say(rendering({ errors: [member] }))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  const text = { kind: 'text-added' as const, place: 'P 500.00 of member1', count: 1 };
  expect(await say(rendering({ differences: [text] }))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});

it.each([
  [
    'its time is over',
    async () => {
      registry.clock.ahead += 25 * 3_600_000;
    },
    /^until /,
  ],
  ['its renderings are complete', () => say(rendering(), rendering(), rendering()), /^2 renderings$/],
  [
    'members get the version',
    () => registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version: '1.1.0', canary: 10 }),
    /^members have 1\.1\.0 now$/,
  ],
])('[13-21] ends when %s, and says so in the audit log', async (_, happen, reason) => {
  await start({ renderings: 2 });
  await endDue();
  expect(await inSnapshot()).toBeDefined();
  await happen();
  await endDue();
  expect(await inSnapshot()).toBeUndefined();
  const shown = await report();
  expect(shown.ended!.reason).toMatch(reason);
  expect(shown.renderings).toBeLessThanOrEqual(2);
  expect(await lastEntry()).toMatchObject({ actor: 'registry', action: 'shadow-ended', remote });
});

it('[13-21] refuses a version that members have, one without its tests, an unknown one and another squad', async () => {
  const { sequence } = await registry.snapshot();
  expect(await start({ version: '1.0.0' })).toMatchObject({ status: 409, code: 'SHADOW_REFUSED' });
  await register('1.3.0', { untested: 'in a hurry' });
  expect(await start({ version: '1.3.0' })).toMatchObject({
    code: 'SHADOW_REFUSED',
    message: expect.stringContaining('without its tests (in a hurry)'),
  });
  expect(await start({ version: '8.0.0' })).toMatchObject({ status: 404, code: 'UNKNOWN_VERSION' });
  expect(await start({ renderings: 0 })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  expect(await start({ hours: 1_000 })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  expect(await start({}, 'squad-of-pit')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect((await registry.snapshot()).sequence).toBe(sequence);
});
