import { freePlay } from '@atrium/contracts/session';
import { openServicePath } from '@atrium/contracts/service-path';
import type { Snapshot } from '@atrium/contracts/snapshot';
import * as calls from '@atrium/contracts/system';
import { balance } from '@atrium/contracts/wallet';
import { memberInfo } from '@atrium/contracts/members';
import { seal } from '../platform/testing/seal.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { permissionOf } from './permission.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('[7-026] [3-63] [3-58] [3-59] returns status and permission from the rows', async () => {
  const service = [{ csType: 'LIVECHAT', title: 'Talk to us', path: '/chat' }];
  const resources = [
    { resourceType: 'APP_ANDROID', url: '/a', qrCodeUrl: '/q', labelNameEn: 'Android', labelNameCn: '安卓' },
  ];
  await app.parts.settings.set('customerService', service);
  await app.parts.settings.set('resources', resources);
  await app.parts.settings.set('analytics', { gtagId: 'G-1' });
  const { value } = await app.visitor().call(calls.status, { query: { url: 'localhost:8080' } });
  expect(value).toMatchObject({
    status: 0,
    permission: {
      customerService: service,
      resources,
      analytics: { gtagId: 'G-1' },
      imageCDNs: [],
      launchGameCDNs: [],
      maintenance: false,
      regionRestriction: false,
      register: { captcha: false, rules: { username: { required: true, minLength: 4, maxLength: 16 } } },
    },
  });
});

it('[7-022] [3-61] returns the site menu as a tree of nodes, in the permission response too', async () => {
  const tree = [{ modId: 'ROOT', flag: '1', childrenNodes: [{ modId: 'LEAF', flag: '0', childrenNodes: [] }] }];
  const kept = await app.parts.settings.get('whitelabel', []);
  await app.parts.settings.set('whitelabel', tree);
  expect((await app.visitor().call(calls.whitelabel)).value).toEqual(tree);
  expect((await app.visitor().call(calls.status, { query: {} })).value.permission.whitelabel).toEqual(tree);
  await app.parts.settings.set('whitelabel', kept);
});

it('[7-024] [9-46] returns the registration settings and validation rules, with the switches of the menu', async () => {
  const { value } = await app.visitor().call(calls.registerSettings);
  expect(value.minimumAge).toBe(21);
  expect(value.rules.username).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: '2',
    minLength: 4,
    maxLength: 16,
  });
  const kept = await app.parts.settings.get<typeof value.rules>('register.rules', {});
  const rules = { ...kept, zalo: { ...kept.username!, required: false, minLength: 9 } };
  await app.parts.settings.set('register.rules', rules);
  expect((await app.visitor().call(calls.registerSettings)).value.rules).toEqual(rules);
  await app.parts.settings.set('register.rules', kept);
  expect(value.switches).toMatchObject({ DIRECTREG3: true, REGISTERSMS3: false });
  await app.parts.settings.set('register.captcha', true);
  expect((await app.visitor().call(calls.registerSettings)).value.captcha).toBe(true);
  await app.parts.settings.set('register.captcha', false);
});

it('[9-49] [3-02] reads the merchant code and the lottery type from the configuration', async () => {
  const kept = await app.parts.settings.get<object>('brand', {});
  await app.parts.settings.set('brand', { ...kept, merchantCode: 'harbour-7', lotteryType: 'NORTH' });
  expect((await app.visitor().call(calls.status, { query: {} })).value.brand).toMatchObject({
    merchantCode: 'harbour-7',
    lotteryType: 'NORTH',
  });
  await app.parts.settings.set('brand', kept);
});

it('[9-32] the currency symbol is P unless another is configured', async () => {
  const symbol = async () => (await app.visitor().call(calls.status, { query: {} })).value.brand.currencySymbol;
  expect(await symbol()).toBe('P');
  const kept = await app.parts.settings.get<object>('brand', {});
  await app.parts.settings.set('brand', { ...kept, currencySymbol: 'RM' });
  expect(await symbol()).toBe('RM');
  await app.parts.settings.set('brand', kept);
});

it('[7-028] [3-71] returns routers and resources', async () => {
  await app.parts.settings.set('domains', ['https://one.example', 'https://two.example']);
  expect((await app.visitor().call(calls.domainRoute)).value).toMatchObject({
    domainList: ['https://one.example', 'https://two.example'],
    resources: expect.any(Array),
  });
});

it('[3-24] lists countries with their dialing codes', async () => {
  const { value } = await app.visitor().call(calls.countries);
  expect(value).toContainEqual({ countryCode: 'PH', countryDialingCode: '63' });
  expect(
    value.every(
      ({ countryCode, countryDialingCode }) => /^[A-Z]{2}$/.test(countryCode) && /^\d{1,4}$/.test(countryDialingCode),
    ),
  ).toBe(true);
  expect(new Set(value.map(({ countryCode }) => countryCode)).size).toBe(value.length);
  expect(value.length).toBeGreaterThan(230);
});

it('[SY-11] a complaint can neither be removed nor changed by the process that took it', async () => {
  await app.visitor().call(calls.feedback, { body: { content: 'A complaint.' } });
  for (const statement of ['DELETE FROM feedback', "UPDATE feedback SET content = 'praise'"])
    await expect(app.parts.database.run(statement)).rejects.toThrow(/permission denied/);
});

it('[7-032] stores a feedback, from visitors and from members', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(calls.feedback, {
    body: { content: '  The lobby is lovely.  ', contact: 'maya' },
  });
  await app.visitor().call(calls.feedback, { body: { content: 'A visitor writes this.' } });
  expect(
    await app.database.rows('SELECT id, member_id, content, contact FROM feedback WHERE id >= $1 ORDER BY id', [
      value.id,
    ]),
  ).toMatchObject([
    { id: value.id, member_id: member.memberId, content: 'The lobby is lovely.', contact: 'maya' },
    { member_id: null, contact: '' },
  ]);
});

it('[7-008] [3-78] starts a trial session, with the handshake in headers or in the body', async () => {
  const { headers } = await seal(app.parts, {});
  const body = { os: 'linux', platform: 'W' as const };
  for (const way of [
    { body, headers },
    { body: { ...body, Encryption: headers.Encryption!, 'X-Gateway-Version': 3 } },
  ]) {
    const visitor = app.visitor();
    const answer = await visitor.call(freePlay, way);
    expect(answer.value).toMatchObject({ isAgent: 4, user: { password: '' } });
    expect((await visitor.call(memberInfo)).value.type).toBe(4);
    expect((await visitor.call(balance)).value.sumBalance).toBe('1000000');
  }
  const refused = async (more: object) =>
    (await app.visitor().call(freePlay, { body: { ...body, ...more } as never })).error?.code;
  expect(await refused({})).toBe('ENCRYPTION_REQUIRED');
  expect(await refused({ Encryption: 'bm9wZQ==', 'X-Gateway-Version': 3 })).toBe('ENCRYPTION_INVALID');
  expect(await refused({ Encryption: headers.Encryption, 'X-Gateway-Version': 2 })).toBe('ENCRYPTION_INVALID');
  expect(await refused({ platform: 'X' })).toBe('BAD_REQUEST');
});

it('[6-24] refuses free play when it is switched off', async () => {
  const kept = await app.parts.settings.get<unknown[]>('whitelabel', []);
  await app.parts.settings.set('whitelabel', []);
  const { headers } = await seal(app.parts, {});
  expect((await app.visitor().call(freePlay, { body: { os: 'linux', platform: 'W' }, headers })).error?.code).toBe(
    'FUNCTION_DISABLED',
  );
  await app.parts.settings.set('whitelabel', kept);
});

it('[6-21] refuses visitors of a country that the setting restricts', async () => {
  await app.parts.settings.set('system.restriction', { countries: ['PH'] });
  expect((await app.visitor().call(calls.status, { query: {} })).value.status).toBe(2);
  expect((await app.visitor().call(calls.whitelabel)).error?.code).toBe('ACCESS_RESTRICTED');
  await app.parts.settings.set('system.restriction', { maintenance: true, countries: ['PH'] });
  expect((await app.visitor().call(calls.status, { query: {} })).value.status).toBe(1);
  await app.parts.settings.set('system.restriction', {});
});

it('[15-15] a closed site names its expected return, until that time', async () => {
  const until = '2126-11-26T20:00:00.000Z';
  const of = async (system: object) => {
    const snapshot = { system: { countries: [], ips: [], ...system } } as unknown as Snapshot;
    const snapshots = { ...app.parts.snapshots, current: () => snapshot };
    return await permissionOf({ ...app.parts, snapshots }, { ip: '203.0.113.1', country: 'SG' });
  };
  expect(await of({ status: 'maintenance', until })).toMatchObject({ status: 1, permission: { returnsAt: until } });
  for (const system of [
    { status: 'maintenance', until: '2020-11-26T20:00:00.000Z' },
    { status: 'normal', until },
  ])
    expect((await of(system)).permission.returnsAt).toBeUndefined();
});

it.each(['203.0.113.77', '::ffff:203.0.113.77', '2001:db8:1::5'])(
  'refuses %s when its address block is restricted',
  async (remoteAddress) => {
    await app.parts.settings.set('system.restriction', { ips: ['203.0.113.64/26', '2001:db8::/32'] });
    const ask = (address: string) =>
      app.server.inject({ method: 'GET', url: '/wps/system/whitelabel', remoteAddress: address });
    const [inside, outside] = [await ask(remoteAddress), await ask('203.0.113.1')];
    await app.parts.settings.set('system.restriction', {});
    expect([inside.statusCode, outside.statusCode]).toEqual([403, 200]);
  },
);

it('[3-75] returns the service catalogue of the settings, with paths of type 3 encrypted', async () => {
  await app.parts.settings.set('services', [
    { type: 1, name: 'Forum', path: 'https://forum.example/' },
    { type: 3, name: 'Help', path: 'https://help.example/?a=1' },
  ]);
  const { pathList } = (await app.visitor().call(calls.serviceCatalogue)).value.version;
  expect(pathList).toMatchObject([
    { type: 1, path: 'https://forum.example/' },
    { type: 3, name: 'Help' },
  ]);
  expect(pathList[1]!.path).not.toContain('help.example');
  expect(await openServicePath(pathList[1]!.path)).toBe('https://help.example/?a=1');
});

it('[13-24] the services of a new installation are at its own address, whatever its port', () => {
  expect(DEFAULT_SETTINGS.services).toEqual([expect.objectContaining({ path: '/helpmc?topic=support' })]);
});
