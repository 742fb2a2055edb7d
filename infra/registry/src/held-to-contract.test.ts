import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registration } from '@atrium/contracts/registry-versions';
import { eventSchema } from '@atrium/remote-contract/json-schema';
import { hostFacts } from '@atrium/remote-contract/host-facts';
import { hostInUse } from './host-in-use.ts';
import { registration, type TestRegistry, testRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
let artifacts: string;
const round = eventSchema('game.round') as Registration['events']['says'][string];
const release = (remote: string, change: Partial<Registration>) =>
  registry.call('operator', 'POST', `/remotes/${remote}/versions`, { ...registration(remote, '1.1.0'), ...change });

beforeAll(async () => {
  artifacts = mkdtempSync(join(tmpdir(), 'atrium-host-'));
  mkdirSync(join(artifacts, 'shell/abc'), { recursive: true });
  writeFileSync(join(artifacts, 'shell/current'), 'abc');
  writeFileSync(
    join(artifacts, 'shell/abc/shell.json'),
    JSON.stringify({ host: hostFacts({ react: { version: '19.3.1' }, 'react-router-dom': { names: ['Link'] } }) }),
  );
  registry = await testRegistry({ host: hostInUse(artifacts) });
  const live = { ...registration('live', '1.0.0'), events: { hears: { 'game.round': round }, says: {} } };
  await registry.call('operator', 'POST', '/remotes/live/versions', live);
  await registry.call('operator', 'POST', '/remotes/live/promote', { version: '1.0.0' });
});
afterAll(async () => {
  await registry?.close();
  rmSync(artifacts, { recursive: true, force: true });
});

it('accepts a version that fits the host in use and the deployed remotes', async () => {
  const fits = {
    consumes: { react: { version: '19.3.1' }, 'react-router-dom': { names: ['Link'] } },
    events: { hears: {}, says: { 'game.round': round } },
  };
  expect(await release('slots', fits)).toMatchObject({ status: 200, created: true });
});

it('refuses a version whose event lost a field that a deployed version reads', async () => {
  const says = { 'game.round': { ...round, required: ['gameId'], properties: { gameId: { type: 'string' } } } };
  const refused = await release('fish', { events: { hears: {}, says } });
  expect(refused).toMatchObject({ status: 409, code: 'CONTRACT_BROKEN' });
  expect(refused.message).toContain('fish 1.1.0 sends "game.round" without "phase", which live 1.0.0 cannot read.');
});

it.each<[string, Partial<Registration>, string, string]>([
  [
    'a host contract that does not fit',
    { contract: 3 },
    'CONTRACT_UNSUPPORTED',
    'fish 1.1.0 speaks host contract 3; the hosts here speak 1 to 2.',
  ],
  [
    'a budget that is exceeded',
    { sizes: { entry: 10_240, initial: 12_000 } },
    'CONTRACT_BROKEN',
    'fish 1.1.0 is too heavy: its entry is 10.0 KB compressed, the budget is 8.0 KB.',
  ],
  [
    'a shared module of another major version',
    { consumes: { react: { version: '18.3.1' } } },
    'CONTRACT_BROKEN',
    'fish 1.1.0 was built against react 18.3.1; the host gives 19.3.1.',
  ],
  [
    'a name that the curated router lacks',
    { consumes: { 'react-router-dom': { names: ['useBlocker'] } } },
    'CONTRACT_BROKEN',
    'fish 1.1.0 uses "useBlocker" of react-router-dom, which the host does not give.',
  ],
])('refuses %s, and nothing is registered', async (_, change, code, message) => {
  const refused = await release('fish', change);
  expect({ code: refused.code, message: refused.message }).toEqual({ code, message });
  expect(await registry.call('operator', 'GET', '/remotes/fish/versions')).toMatchObject({ status: 404 });
});

it('audits why a version was released without its tests, and requires the reason only once', async () => {
  expect(await release('fish', { untested: 'the test database is down' })).toMatchObject({
    status: 200,
    created: true,
  });
  expect(await release('fish', {})).toMatchObject({ status: 200, created: false });
  const { list } = await registry.call('operator', 'GET', '/audit?limit=1');
  expect(list[0]).toMatchObject({
    action: 'register',
    remote: 'fish',
    reason: 'released without its tests: the test database is down',
  });
});

it('requires the fields that the check needs', async () => {
  const { events: _events, ...silent } = registration('pvp', '1.0.0');
  expect(await registry.call('operator', 'POST', '/remotes/pvp/versions', silent)).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  });
});

describe('[13-08] when members are about to get a version', () => {
  const promote = (remote: string, version: string) =>
    registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version });
  const BROKEN = { status: 409, code: 'CONTRACT_BROKEN' };
  const less = { ...round, required: ['gameId'], properties: { gameId: { type: 'string' } } };
  const register = (remote: string, version: string, change: Partial<Registration>) =>
    registry.call('operator', 'POST', `/remotes/${remote}/versions`, { ...registration(remote, version), ...change });

  it('checks it again at promote, swap and rollback, against what is in the field by then', async () => {
    await register('reader', '1.0.0', { events: { hears: { 'game.round': round }, says: {} } });
    for (const version of ['1.0.0', '1.1.0']) await register('writer', version, {});
    await promote('writer', '1.0.0');
    await promote('writer', '1.1.0');
    await plant('writer', '1.0.0', { events: { hears: {}, says: { 'game.round': less } } });
    await promote('reader', '1.0.0');
    const before = (await registry.snapshot()).sequence;
    expect(await promote('writer', '1.0.0')).toMatchObject(BROKEN);
    expect(await registry.call('operator', 'POST', '/remotes/writer/rollback', {})).toMatchObject(BROKEN);
    expect(
      await registry.call('operator', 'POST', '/remotes/writer/swap', { to: '1.0.0', reason: 'back' }),
    ).toMatchObject(BROKEN);
    expect((await registry.snapshot()).sequence).toBe(before);
    await plant('writer', '1.0.0', { events: { hears: {}, says: {} } });
  });

  it('names every version in the field that a new shell would break', async () => {
    const check = (host: object) => registry.call('viewer', 'POST', '/shell/check', { host });
    const facts = hostFacts({ react: { version: '19.3.1' } });
    expect(await check(facts)).toMatchObject({ fits: true, breaks: [] });
    const { 'game.round': _round, ...events } = facts.events;
    const { fits, breaks } = await check({ ...facts, contracts: { oldest: 2, newest: 3 }, events });
    expect(fits).toBe(false);
    expect(breaks).toEqual(
      expect.arrayContaining([
        'live 1.0.0 speaks host contract 1; the hosts here speak 2 to 3.',
        'live 1.0.0 uses the event "game.round", which the host does not know.',
      ]),
    );
  });

  it('names the version that pages fall back to, where a new shell would break it', async () => {
    const check = (host: object) => registry.call('viewer', 'POST', '/shell/check', { host });
    for (const version of ['1.0.0', '1.1.0']) await register('pvp', version, {});
    for (const version of ['1.0.0', '1.1.0']) await promote('pvp', version);
    await plant('pvp', '1.0.0', { consumes: { react: { version: '18.3.1' } } });
    expect(await check(hostFacts({ react: { version: '19.3.1' } }))).toMatchObject({
      fits: false,
      breaks: ['pvp 1.0.0 was built against react 18.3.1; the host gives 19.3.1.'],
    });
  });

  /** What a release of another time could have declared. */
  async function plant(remote: string, version: string, change: Partial<Registration>): Promise<void> {
    await registry.pool.query('ALTER TABLE registry.version DISABLE TRIGGER version_is_immutable');
    await registry.pool.query(
      'UPDATE registry.version SET registration = registration || $3 WHERE remote = $1 AND version = $2',
      [remote, version, JSON.stringify(change)],
    );
    await registry.pool.query('ALTER TABLE registry.version ENABLE TRIGGER version_is_immutable');
  }
});
