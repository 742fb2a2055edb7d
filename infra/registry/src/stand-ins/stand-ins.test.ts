import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
  await registry.person('squad-of-den', 'squad', 'den');
  await registry.release('den', '1.0.0');
});
afterAll(() => registry.close());

const call = (as: string, path: string, body: object) =>
  registry.call(as, 'POST', `/remotes/den/stand-in${path}`, { reason: 'for the day it fails', ...body });
const prepared = async () => (await registry.call('viewer', 'GET', '/stand-ins')).list;
const den = async () => (await registry.snapshot()).remotes.find(({ name }: { name: string }) => name === 'den');
const newest = async () => (await registry.call('viewer', 'GET', '/audit?limit=1')).list[0];

it('prepares a version that is not released yet, says so, and lets operators accept it once it is there', async () => {
  const before = (await registry.snapshot()).sequence;
  expect(await call('squad-of-den', '', { to: '1.1.0' })).toMatchObject({
    status: 200,
    remote: 'den',
    to: '1.1.0',
    missing: 'den has no version 1.1.0.',
  });
  expect(await newest()).toMatchObject({ actor: 'squad-of-den', action: 'stand-in-prepared', after: { to: '1.1.0' } });
  expect(await call('operator', '/accept', {})).toMatchObject({ status: 404, code: 'UNKNOWN_VERSION' });
  await registry.call('squad-of-den', 'POST', '/remotes/den/versions', registration('den', '1.1.0'));
  expect((await prepared())[0]).not.toHaveProperty('missing');
  expect(await den()).toMatchObject({ version: '1.0.0' });
  expect((await registry.snapshot()).sequence).toBe(before);
  expect(await call('operator', '/accept', {})).toMatchObject({ applied: true, sequence: before + 1 });
  expect(await den()).toMatchObject({ kind: 'module', version: '1.1.0' });
  expect(await newest()).toMatchObject({ actor: 'operator', action: 'swap', remote: 'den' });
  await registry.call('operator', 'POST', '/remotes/den/restore', {});
  // It is there for the next time.
  expect(await prepared()).toHaveLength(1);
  expect(await call('squad-of-den', '/drop', {})).toMatchObject({ dropped: true });
  expect(await prepared()).toEqual([]);
});

it('keeps one for the remote and one for each vendor, with the time after which it ends', async () => {
  await call('operator', '', { maintenance: 'Back soon.' });
  await call('operator', '', { vendor: 'PG', maintenance: 'PG is away.', minutes: 30 });
  await call('operator', '', { vendor: 'PG', maintenance: 'PG is away. Try other games.', minutes: 30 });
  expect((await prepared()).map(({ vendor, maintenance }: Record<string, string>) => [vendor, maintenance])).toEqual([
    [undefined, 'Back soon.'],
    ['PG', 'PG is away. Try other games.'],
  ]);
  await call('operator', '/accept', { vendor: 'PG', reason: 'PG does not answer' });
  const shown = await den();
  expect(shown).toMatchObject({ kind: 'maintenance', text: 'PG is away. Try other games.' });
  expect(Date.parse(shown.until) - Date.parse(shown.since)).toBeCloseTo(30 * 60_000, -4);
  await registry.call('operator', 'POST', '/remotes/den/restore', {});
});

it.each([
  ['a squad that accepts its own', 'squad-of-den', '/accept', {}, 'FORBIDDEN'],
  ['two kinds at once', 'operator', '', { to: '1.0.0', maintenance: 'x' }, 'BAD_REQUEST'],
  ['an unknown field', 'operator', '', { maintenance: 'x', until: 'tomorrow' }, 'BAD_REQUEST'],
  ['an address without https', 'operator', '', { frame: 'http://elsewhere.example/' }, 'FRAME_NOT_ALLOWED'],
  ['one that is not prepared', 'operator', '/accept', { vendor: 'JILI' }, 'NOT_FOUND'],
])('refuses %s', async (_, as, path, body, code) => {
  const before = await prepared();
  expect(await call(as, path, body)).toMatchObject({ code });
  expect(await prepared()).toEqual(before);
});
