import { brandPath } from '@atrium/contracts/brand-address';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { FastifyInstance } from 'fastify';
import { type Listening, serveBrands } from './serve-brands.ts';
import { registration, type TestRegistry, testRegistry } from './testing/test-registry.ts';
import { buildApp } from './app.ts';

const BRANDS = ['atrium', 'quayside'];

let registry: TestRegistry;
let quayside: FastifyInstance;
let listening: Listening;
beforeAll(async () => {
  const publishers = new Map();
  registry = await testRegistry({ brands: BRANDS, publishers });
  quayside = await buildApp({
    pool: registry.ownPool,
    keys: registry.keys,
    brand: 'quayside',
    brands: BRANDS,
    publishers,
    development: true,
    sealingKey: 'a sealing key of tests, long enough',
    now: () => new Date(),
  });
  listening = await serveBrands(
    { host: '127.0.0.1', port: 0 },
    new Map([
      ['atrium', registry.app],
      ['quayside', quayside],
    ]),
  );
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await registry.call('operator', 'POST', '/remotes/slots/versions', registration('slots', version));
  await registry.release('fish', '1.0.0');
  await registry.call('operator', 'POST', '/remotes/slots/promote', { version: '1.0.0' });
});
afterAll(async () => {
  await listening.close();
  await registry.close();
});

interface Answer {
  code?: string;
  sequence?: number;
  applied?: boolean;
  ok?: boolean;
}
interface Entry {
  brand?: string;
  reason: string;
}

async function call<Reply = Answer>(
  brand: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  who: 'operator' | 'approver' = 'operator',
): Promise<Reply & { status: number }> {
  const base = listening.address + (brand === 'atrium' ? '' : brandPath(brand));
  const answer = await fetch(`${base}/registry${path}`, {
    method,
    headers: {
      authorization: `Bearer ${registry.tokenOf(who)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...((await answer.json()) as Reply) };
}
const promote = (brand: string, body: object) =>
  call(brand, 'POST', '/remotes/slots/promote', { reason: 'a test', ...body });
const rollback = (brand: string) => call(brand, 'POST', '/remotes/slots/rollback', { reason: 'a test' });
const snapshotOf = async (brand: string): Promise<Snapshot> => {
  const { status: _, ...snapshot } = await call<Snapshot>(brand, 'GET', '/snapshot');
  return snapshot as Snapshot;
};
const slotsOf = async (brand: string) =>
  (await snapshotOf(brand)).remotes.find(({ name }) => name === 'slots') as unknown as {
    kind: string;
    version: string;
    canary?: { version: string };
  };

it('[13-22] a brand begins with the stable versions of the first one, in a signed snapshot of its own', async () => {
  const [ours, theirs] = [await snapshotOf('atrium'), await snapshotOf('quayside')];
  expect([ours.brand, theirs.brand]).toEqual(['atrium', 'quayside']);
  expect(theirs.remotes.map(({ name, version }) => [name, version])).toEqual([
    ['fish', '1.0.0'],
    ['slots', '1.0.0'],
  ]);
  expect(registry.keys.hasSigned(theirs)).toBe(true);
  expect(registry.keys.hasSigned({ ...theirs, brand: 'atrium' })).toBe(false);
});

it('[13-22] a canary and a stand-in of one brand leave the other as it is, and a rollback ends the canary alone', async () => {
  const before = await snapshotOf('atrium');
  expect((await promote('quayside', { version: '1.1.0', canary: 20 })).status).toBe(200);
  expect(await slotsOf('quayside')).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0' } });
  await call('quayside', 'POST', '/remotes/fish/swap', { maintenance: 'Back soon', reason: 'a test' });
  expect((await snapshotOf('quayside')).remotes.map(({ kind }) => kind)).toEqual(['maintenance', 'module']);
  expect(await snapshotOf('atrium')).toEqual(before);
  await rollback('quayside');
  expect((await slotsOf('quayside')).canary).toBeUndefined();
  await call('quayside', 'POST', '/remotes/fish/restore', { reason: 'a test' });
});

it('[13-22] a brand follows the first one until it has a version of its own, and again once both are the same', async () => {
  await promote('atrium', { version: '1.1.0' });
  expect((await slotsOf('quayside')).version).toBe('1.1.0');
  await promote('quayside', { version: '1.2.0' });
  await rollback('atrium');
  expect([(await slotsOf('atrium')).version, (await slotsOf('quayside')).version]).toEqual(['1.0.0', '1.2.0']);
  await promote('quayside', { version: '1.0.0' });
  await promote('atrium', { version: '1.1.0' });
  expect((await slotsOf('quayside')).version).toBe('1.1.0');
});

it('[13-22] sequences, audit and whole-site status belong to one brand', async () => {
  const { sequence } = await call('quayside', 'GET', '/status');
  await call('atrium', 'POST', '/remotes/fish/swap', { maintenance: 'Later', reason: 'only here' });
  const own = await promote('quayside', { version: '1.2.0', expectedSequence: sequence });
  expect(own).toMatchObject({ status: 200, applied: true });
  expect((await promote('quayside', { version: '1.1.0', expectedSequence: sequence })).code).toBe('SEQUENCE_CONFLICT');
  const entries = async (brand: string) =>
    Object.values(await call<Record<string, Entry>>(brand, 'GET', '/audit')).filter(
      (entry): entry is Entry => typeof entry === 'object',
    );
  expect((await entries('quayside')).every(({ brand }) => brand === 'quayside')).toBe(true);
  expect((await entries('quayside')).some(({ reason }) => reason === 'only here')).toBe(false);
  expect((await entries('atrium')).some(({ reason }) => reason === 'only here')).toBe(true);
  expect((await call('atrium', 'GET', '/audit/verify')).ok).toBe(true);
  await call('quayside', 'POST', '/system', { status: 'maintenance', reason: 'a test' });
  expect((await snapshotOf('atrium')).system.status).toBe('normal');
});

it('[13-22] approvals and earlier snapshots belong to one brand', async () => {
  const { approval } = await call<{ approval: { id: string } }>('quayside', 'POST', '/system', {
    status: 'maintenance',
    reason: 'only there',
  });
  const waiting = async (brand: string) =>
    Object.values(await call<Record<string, { id?: string } | number>>(brand, 'GET', '/approvals')).flatMap((one) =>
      typeof one === 'object' ? [one.id] : [],
    );
  expect(await waiting('quayside')).toContain(approval.id);
  expect(await waiting('atrium')).not.toContain(approval.id);
  const approve = (brand: string) => call(brand, 'POST', `/approvals/${approval.id}/approve`, {}, 'approver');
  expect(await approve('atrium')).toMatchObject({ status: 404, code: 'APPROVAL_UNKNOWN' });
  expect(await approve('quayside')).toMatchObject({ status: 200, applied: true });
  const [ours, theirs] = [await snapshotOf('atrium'), await snapshotOf('quayside')];
  expect([ours.system.status, theirs.system.status]).toEqual(['normal', 'maintenance']);
  const earlier = (brand: string, { sequence }: Snapshot) => call(brand, 'GET', `/snapshot?sequence=${sequence}`);
  expect(await earlier('quayside', theirs)).toMatchObject({ status: 200, brand: 'quayside' });
  expect((await earlier('atrium', theirs)).status).toBe(404);
});

it('[13-22] an unknown brand has no address', async () => {
  expect((await fetch(`${listening.address}${brandPath('nobody')}/registry/snapshot`)).status).toBe(404);
});
