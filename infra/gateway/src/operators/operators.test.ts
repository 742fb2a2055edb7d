import { launchGame } from '@atrium/contracts/game-launch';
import { OPERATOR_OPERATIONS } from '@atrium/contracts/operator';
import { gameMenus } from '@atrium/contracts/vendor-cards';
import { VENDOR_OPERATIONS } from '@atrium/contracts/operator-vendors';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type OperatorTestApp, operatorTestApp } from './testing/operator-test-app.ts';

let operators: OperatorTestApp;
let app: TestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
});
afterAll(() => operators.close());

async function ask(method: 'GET' | 'POST', url: string, body?: object, token = 'token-of-operator') {
  const reply = await app.server.inject({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, value: reply.json() };
}
const add = (code: string, more: object = {}) =>
  ask('POST', '/ops/vendors', {
    code,
    name: 'Faraway Games',
    type: 'RNG',
    launchUrl: 'https://games.example/open',
    ...more,
  });

it.each([...OPERATOR_OPERATIONS, ...VENDOR_OPERATIONS])(
  '$method $path requires the token of an operator',
  async ({ method, path, role }) => {
    const url = path.replace(':code', 'NOBODY');
    expect(await ask(method, url, undefined, '')).toMatchObject({ status: 401, value: { code: 'UNAUTHENTICATED' } });
    expect(await ask(method, url, undefined, 'token-of-operatoR')).toMatchObject({ status: 401 });
    const onlooker = await ask(method, url, undefined, 'token-of-onlooker');
    // With sufficient rights, only the input is validated, and what it names is looked up.
    expect(onlooker.status === 403).toBe(role !== 'viewer');
    expect([200, 400, 403, 404]).toContain(onlooker.status);
  },
);

it.each([
  ['POST', '/ops/vendors/%00/state', { up: true, reason: 'x' }],
  ['POST', '/ops/config', { key: 'trial.limit', value: 5, reason: 'a\0b' }],
  ['GET', '/ops/log?subject=%00', undefined],
  ['POST', '/ops/config', { key: 'trial.limit', value: 5, reason: '\ud800' }],
] as const)('%s %s refuses text that the database cannot store', async (method, url, body) => {
  expect(await ask(method, url, body)).toMatchObject({ status: 400, value: { code: 'BAD_REQUEST' } });
});

it("adds a vendor with one game that members can open at the vendor's address", async () => {
  const { status, value } = await add('FAR');
  expect([status, value]).toEqual([200, { vendorId: 'FAR', secret: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  const { value: vendors } = await ask('GET', '/ops/vendors');
  expect(vendors).toContainEqual({
    code: 'FAR',
    name: 'Faraway Games',
    type: 'RNG',
    up: true,
    returnsAt: null,
    health: 'unknown',
    games: 1,
    launchUrl: 'https://games.example/open',
  });
  const member = await app.signedIn();
  const launched = await member.call(launchGame, { body: { gameId: 'FAR-DEMO' } });
  const url = new URL(launched.value.game_url!);
  expect(url.origin + url.pathname).toBe('https://games.example/open');
  expect([...url.searchParams.keys()].sort()).toEqual(['language', 'mode', 'ticket']);
});

it('refuses an existing vendor, and one that breaks the contract', async () => {
  await add('TWICE');
  expect(await add('TWICE')).toMatchObject({ status: 409, value: { code: 'VENDOR_EXISTS' } });
  expect(await add('lower')).toMatchObject({
    status: 400,
    value: { code: 'BAD_REQUEST', message: expect.stringMatching(/^code: /) },
  });
  for (const launchUrl of ['nowhere', 'javascript:alert(1)', 'data:text/html,hello'])
    expect(await add('ODD', { launchUrl })).toMatchObject({ status: 400 });
});

it('[14-01] outside development a vendor has a public https address', async () => {
  const real = await testApp({ config: { operatorFile: app.parts.config.operatorFile, development: false } });
  const at = async (launchUrl: string) =>
    (
      await real.server.inject({
        method: 'POST',
        url: '/ops/vendors',
        headers: { authorization: 'Bearer token-of-operator' },
        payload: { code: 'REAL', name: 'Faraway Games', type: 'RNG', launchUrl },
      })
    ).statusCode;
  for (const address of [
    'http://games.example/open',
    'https://169.254.169.254/latest',
    'https://2130706433/',
    'https://[::1]/',
  ])
    expect([address, await at(address)]).toEqual([address, 400]);
  expect(await at('https://games.example/open')).toBe(200);
  await real.close();
});

it('closes a vendor, notifies the tabs, and reopens it', async () => {
  await add('DOWN');
  const member = await app.signedIn();
  await ask('POST', '/ops/vendors/DOWN/state', { up: false, reason: 'works' });
  expect((await member.call(launchGame, { body: { gameId: 'DOWN-DEMO' } })).error?.code).toBe('VENDOR_MAINTENANCE');
  expect(app.published).toContainEqual({
    event: 'vendor.health',
    data: { vendor: 'DOWN', up: false },
    audience: 'everybody',
  });
  await ask('POST', '/ops/vendors/DOWN/state', { up: true });
  expect((await member.call(launchGame, { body: { gameId: 'DOWN-DEMO' } })).status).toBe(200);
  expect(await ask('POST', '/ops/vendors/NOBODY/state', { up: false })).toMatchObject({
    status: 404,
    value: { code: 'UNKNOWN_VENDOR' },
  });
});

it('[15-15] announces when a vendor is expected back, changes that while it is down, and forgets it once the vendor is up', async () => {
  await add('BACK');
  const at = (hour: number) => `2126-11-26T${hour}:00:00.000Z`;
  const lastSent = () =>
    app.published
      .filter(({ event, data }) => event === 'vendor.health' && (data as { vendor: string }).vendor === 'BACK')
      .at(-1)?.data;
  const card = async () => {
    const menus = (await app.visitor().call(gameMenus, { query: {} })).value;
    return menus.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === 'BACK');
  };
  for (const returnsAt of [at(20), at(22)]) {
    await ask('POST', '/ops/vendors/BACK/state', { up: false, returnsAt, reason: 'works' });
    expect(lastSent()).toEqual({ vendor: 'BACK', up: false, returnsAt });
    expect(await card()).toMatchObject({ up: false, returnsAt });
  }
  // For a tab that connects now.
  expect(await app.parts.vendorHealth.states()).toContainEqual({ vendor: 'BACK', up: false, returnsAt: at(22) });
  const before = app.published.length;
  await ask('POST', '/ops/vendors/BACK/state', { up: false, returnsAt: at(22), reason: 'again' });
  expect(app.published).toHaveLength(before);
  await ask('POST', '/ops/vendors/BACK/state', { up: true });
  expect(lastSent()).toEqual({ vendor: 'BACK', up: true });
  expect(await card()).not.toHaveProperty('returnsAt');
  const listed = (await ask('GET', '/ops/vendors')).value as { code: string; returnsAt: string | null }[];
  expect(listed.find(({ code }) => code === 'BACK')?.returnsAt).toBeNull();
});

it('closes one game, notifies the tabs, and reopens it', async () => {
  await add('ONE');
  const member = await app.signedIn();
  await ask('POST', '/ops/games/ONE-DEMO/state', { up: false, reason: 'works' });
  expect((await member.call(launchGame, { body: { gameId: 'ONE-DEMO' } })).error?.code).toBe('GAME_MAINTENANCE');
  expect(app.published).toContainEqual({
    event: 'game.health',
    data: { gameId: 'ONE-DEMO', up: false },
    audience: 'everybody',
  });
  const before = app.published.length;
  await ask('POST', '/ops/games/ONE-DEMO/state', { up: false });
  expect(app.published.slice(before).filter(({ event }) => event === 'game.health')).toEqual([]);
  await ask('POST', '/ops/games/ONE-DEMO/state', { up: true });
  expect((await member.call(launchGame, { body: { gameId: 'ONE-DEMO' } })).status).toBe(200);
  expect(await ask('POST', '/ops/games/NOTHING/state', { up: false })).toMatchObject({
    status: 404,
    value: { code: 'UNKNOWN_GAME' },
  });
  expect(await ask('POST', '/ops/games/ONE-DEMO/state', { up: 'no', and: 1 })).toMatchObject({ status: 400 });
});

it('verifies the ledger of the live database', async () => {
  await app.member({ balance: 50_000n });
  const { value } = await ask('GET', '/ops/ledger/verify');
  expect(value).toMatchObject({ ok: true, failures: [] });
  expect(value.entries).toBeGreaterThan(0);
});

it('changes an existing setting to a value of its type, and logs the operator and the reason', async () => {
  await app.parts.settings.set('trial.limit', 5);
  expect(await ask('POST', '/ops/config', { key: 'trial.limit', value: 7, reason: 'more guests' })).toMatchObject({
    status: 200,
    value: { key: 'trial.limit', value: 7 },
  });
  expect(await app.parts.settings.get('trial.limit', 0)).toBe(7);
  expect((await ask('GET', '/ops/config')).value).toContainEqual(
    expect.objectContaining({ key: 'trial.limit', value: 7, type: 'integer' }),
  );
  expect(await ask('POST', '/ops/config', { key: 'trial.limit', value: 'many', reason: 'x' })).toMatchObject({
    status: 400,
  });
  expect(await ask('POST', '/ops/config', { key: 'trial.limits', value: 7, reason: 'x' })).toMatchObject({
    status: 404,
    value: { code: 'UNKNOWN_SETTING' },
  });
  expect(await ask('POST', '/ops/config', { key: 'trial.limit', value: 8 })).toMatchObject({ status: 400 });
  const noted = await app.database.rows(
    "SELECT actor, action, before, after, reason FROM operator_log WHERE subject = 'trial.limit'",
  );
  expect(noted).toEqual([{ actor: 'operator', action: 'config.set', before: 5, after: 7, reason: 'more guests' }]);
  await expect(app.database.run('DELETE FROM operator_log')).rejects.toThrow('append-only');
});

it('never logs a secret', async () => {
  const { value } = await add('QUIET');
  const [row] = await app.database.rows<{ text: string }>(
    "SELECT string_agg(l::text, ' ') AS text FROM operator_log l WHERE subject = 'QUIET'",
  );
  expect(row!.text).toContain('vendor.add');
  expect(row!.text).not.toContain(value.secret);
});
