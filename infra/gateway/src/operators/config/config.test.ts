import { freePlay } from '@atrium/contracts/session';
import { status } from '@atrium/contracts/system';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSwitchOn, SWITCHES, type SwitchName } from '@atrium/contracts/switches';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';
import { findSetting, knownSettings } from './known-settings.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

const set = (key: string, value: unknown, reason = 'a test') =>
  operators.ask('POST', '/ops/config', { key, value, reason });
const list = async () =>
  (await operators.ask('GET', '/ops/config')).value as {
    key: string;
    value: unknown;
    default: unknown;
    type: string;
    group: string;
    description: string;
    schema: object | null;
  }[];
const get = async (key: string) => (await list()).find((one) => one.key === key)!;

it('describes every setting well enough to build a form', async () => {
  const all = await list();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { key, description, type, schema } of all)
    expect([key, description.endsWith('.'), type !== '', schema !== undefined]).toEqual([key, true, true, true]);
  for (const name of Object.keys(SWITCHES))
    expect(all).toContainEqual(
      expect.objectContaining({
        key: `switch.${name}`,
        group: 'switches',
        type: 'boolean',
        schema: { type: 'boolean' },
      }),
    );
  for (const field of Object.keys(DEFAULT_SETTINGS['register.rules'] as object))
    expect(all).toContainEqual(
      expect.objectContaining({ key: `register.rules.${field}`, group: 'registration', type: 'object' }),
    );
  expect(await get('brand.name')).toMatchObject({ value: 'Atrium', default: 'Atrium', type: 'text', group: 'brand' });
});

it('describes every setting that the code reads, not only by its row', () => {
  const settings = knownSettings(new Map());
  const source = join(import.meta.dirname, '../..');
  const read = (readdirSync(source, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/settings\.get(?:<[^(]*>)?\(\s*'([\w.]+)'/g)].map(
        ([, key]) => key!,
      ),
    );
  expect(read.length).toBeGreaterThan(20);
  const inParts = ['brand', 'register.rules', 'brand.currency'];
  expect([...new Set(read)].filter((key) => !inParts.includes(key) && !findSetting(settings, key))).toEqual([]);
});

it('switches a feature off for everybody at once, by its name or its code, and notifies the open tabs', async () => {
  const { app } = operators;
  expect((await app.visitor().call(status, { query: {} })).value.permission.register.switches.FREEPLAY3).toBe(true);
  expect(await set('switch.freePlay', false, 'too many guests')).toMatchObject({
    status: 200,
    value: { key: 'switch.freePlay', value: false },
  });
  expect(app.published).toContainEqual({
    event: 'settings.changed',
    data: { keys: ['switch.freePlay'] },
    audience: 'everybody',
  });
  expect((await app.visitor().call(status, { query: {} })).value.permission.register.switches.FREEPLAY3).toBe(false);
  expect((await app.visitor().call(freePlay, { body: { os: 'Linux', platform: 'W' } })).status).toBe(403);
  expect(await set('FREEPLAY3', true)).toMatchObject({ status: 200 });
  expect((await get('switch.freePlay')).value).toBe(true);
});

it("[6-23] flips one switch on the server, and the next session's permissions differ in that one alone", async () => {
  const switches = async () => (await operators.app.visitor().call(status, { query: {} })).value.permission;
  const { register, ...before } = await switches();
  for (const [name, code] of Object.entries(SWITCHES)) {
    const on = isSwitchOn(before.whitelabel, name as SwitchName);
    expect(await set(`switch.${name}`, !on)).toMatchObject({ status: 200 });
    const now = await switches();
    expect(now.register).toEqual({ ...register, switches: { ...register.switches, [code]: !on } });
    const others = (Object.keys(SWITCHES) as SwitchName[]).filter(
      (one) => isSwitchOn(now.whitelabel, one) !== isSwitchOn(before.whitelabel, one),
    );
    expect(others).toEqual([name]);
    await set(`switch.${name}`, on);
    expect(await switches()).toEqual({ register, ...before });
  }
});

it('switches off a menu entry, and adds a missing one where it belongs', async () => {
  await set('menu.LIVE', false);
  const tree = (await operators.app.visitor().call(status, { query: {} })).value.permission.whitelabel;
  expect(JSON.stringify(tree)).toContain('{"flag":"0","modId":"LIVE"');
  await set('menu.LIVE', true);
  await operators.app.parts.settings.set(
    'whitelabel',
    tree.map((node) => ({
      ...node,
      childrenNodes: node.childrenNodes.filter(({ modId }) => modId !== 'GOOGLELOGIN3'),
    })),
  );
  await set('switch.googleLogin', true);
  expect((await get('switch.googleLogin')).value).toBe(true);
});

it('changes one field of the registration form, wholly or in part', async () => {
  expect(await set('register.rules.email.required', true)).toMatchObject({ status: 200, value: { value: true } });
  expect(
    (await operators.app.visitor().call(status, { query: {} })).value.permission.register.rules.email,
  ).toMatchObject({
    enabled: true,
    required: true,
    minLength: 6,
  });
  const rule = (await get('register.rules.nickname')).value as object;
  expect(await set('register.rules.nickname', { ...rule, enabled: true, minLength: 2 })).toMatchObject({ status: 200 });
  expect(
    (await operators.app.visitor().call(status, { query: {} })).value.permission.register.rules.nickname,
  ).toMatchObject({ enabled: true, minLength: 2 });
});

it.each([
  ['switch.freePlay', 'no'],
  ['register.minimumAge', 12],
  ['register.rules.email.minLength', 300],
  ['register.rules.email', { enabled: true }],
  ['register.rules.email.acceptedPattern', '(a+)+$'],
  ['register.rules.email.acceptedPattern', '['],
  ['brand.defaultLanguage', 'FR'],
  ['brand.timeZone', 'Moon/Sea'],
  ['brand.currency', 'peso'],
  ['withdrawal.min', '-5'],
  ['withdrawal.min', '99999999999'],
  ['imageCDNs', ['https://cdn.example.com; script-src *']],
  ['imageCDNs', ['http://cdn.example.com']],
  ['resources', [{ resourceType: 'X', url: 'javascript:alert(1)', labelNameEn: 'x', labelNameCn: 'x' }]],
  ['customerService', [{ csType: 'X', title: 'x', path: '//evil.example' }]],
  ['whitelabel', [{ modId: 'A', flag: '1', childrenNodes: [{ modId: 'A', flag: '1', childrenNodes: [] }] }]],
  ['system.restriction', { countries: ['Philippines'] }],
])('refuses %s = %j, and changes nothing', async (key, value) => {
  const before = JSON.stringify(await list());
  expect(await set(key, value)).toMatchObject({
    status: 400,
    value: { code: 'BAD_REQUEST', message: expect.stringContaining(key.split('.')[0]!) },
  });
  expect(JSON.stringify(await list())).toBe(before);
});

it.each([
  'swich.freePlay',
  'register.rules.emial',
  'register.rules.email.requierd',
  '__proto__',
  'brand.constructor',
  'register.rules.email.__proto__',
])('rejects the unknown setting %s', async (key) => {
  expect(await set(key, true)).toMatchObject({ status: 404, value: { code: 'UNKNOWN_SETTING' } });
});

it('refuses a change based on an outdated value', async () => {
  const change = (expected: unknown, value: unknown) =>
    operators.ask('POST', '/ops/config', { key: 'trial.limit', value, reason: 'test', expected });
  await set('trial.limit', 7);
  expect(await change(6, 8)).toMatchObject({ status: 409, value: { code: 'SETTING_CHANGED' } });
  expect((await get('trial.limit')).value).toBe(7);
  expect(await change(7, 8)).toMatchObject({ status: 200, value: { value: 8 } });
});

it('keeps the currency consistent, and refuses changes that conflict together', async () => {
  const { value } = await set('brand.currency', 'MYR');
  operators.app.clock.advance({ minutes: 15 });
  await operators.ask('POST', `/ops/changes/${value.approval.id}/approve`, {}, 'approver');
  expect((await operators.app.visitor().call(status, { query: {} })).value.brand.currency).toBe('MYR');
  expect(await operators.app.parts.settings.get('brand.currency', '')).toBe('MYR');
  await operators.app.parts.settings.set('brand.currency', 'PHP');
  const results = await Promise.all([set('realityCheck.leastSeconds', 3_000), set('realityCheck.seconds', 2_000)]);
  expect(results.map((one) => one.status).sort()).toEqual([200, 400]);
});

it('neither shows nor logs a secret', async () => {
  expect(await set('session.defaultPassword', 'Quiet-0815')).toMatchObject({ status: 200, value: { value: '***' } });
  expect(JSON.stringify(await list())).not.toContain('Quiet-0815');
  expect((await get('session.defaultPassword')).value).toBe('***');
  expect(JSON.stringify((await operators.ask('GET', '/ops/log')).value)).not.toContain('Quiet-0815');
});

it('logs the operator, the values before and after and the reason; the log is read page by page', async () => {
  await set('brand.name', 'Lantern', 'a new name');
  await set('brand.name', 'Atrium', 'the old name');
  const { value } = await operators.ask('GET', '/ops/log?subject=brand.name&limit=1');
  expect(value).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      actor: 'operator',
      action: 'config.set',
      subject: 'brand.name',
      before: 'Lantern',
      after: 'Atrium',
      reason: 'the old name',
    },
  ]);
  const { value: next } = await operators.ask('GET', `/ops/log?subject=brand.name&limit=1&before=${value[0].id}`);
  expect(next[0]).toMatchObject({ before: 'Atrium', after: 'Lantern' });
  expect(await operators.ask('GET', '/ops/log?limit=9000')).toMatchObject({ status: 400 });
});
