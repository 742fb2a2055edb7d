import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

const set = (key: string, value: unknown, who: 'operator' | 'approver' = 'operator') =>
  operators.ask('POST', '/ops/config', { key, value, reason: 'a test' }, who);
const valueOf = async (key: string) =>
  ((await operators.ask('GET', '/ops/config')).value as { key: string; value: unknown }[]).find(
    (one) => one.key === key,
  )!.value;
const approve = (id: string, who: 'operator' | 'approver' = 'approver') =>
  operators.ask('POST', `/ops/changes/${id}/approve`, {}, who);
const waiting = async () => (await operators.ask('GET', '/ops/changes')).value;

const ISSUER = {
  third: 'google',
  issuer: 'https://accounts.example',
  clientId: 'atrium',
  authorizeUrl: 'https://accounts.example/authorize',
  jwksUrl: 'https://accounts.example/jwks.json',
};

it.each([
  ['system.restriction', { maintenance: true }],
  ['withdrawal.twoPersonsFrom', '999999999999999'],
  ['withdrawal.max', '999999999999999'],
  ['transfer.max', '999999999999999'],
  ['points', { ratio: { points: 1, amount: '1000000000000' } }],
  ['identity.providers', [ISSUER]],
  ['payments.methods', []],
  ['ranks', []],
  ['lottery.greatestReturnPercent', 110],
  ['register.minimumAge', 18],
  ['realityCheck.mostSeconds', 86_400],
  ['whitelabel', []],
  ['session.lockAfter', 1000],
  ['session.lockAfterKnown', 1000],
  ['session.lockMinutes', 1],
  ['session.captchaAfter', 100],
  ['captcha.difficulty', 1_000],
  ['session.verifyNewAddress', false],
  // The table of places decides where play is shut, and the origins of games where launches go.
  ['location.default', 'BR'],
  ['location.byIp', { '203.0.113.': 'PH' }],
  ['location.points', {}],
  ['location.fastestKmPerHour', 30_000],
  ['launchGameCDNs', ['https://games.example']],
  ['domains', ['https://other.example']],
])(
  '[14-01] the change of %s to %j waits for a second operator, with its state before and after',
  async (key, value) => {
    const before = await valueOf(key);
    const { status, value: reply } = await set(key, value);
    expect([status, reply.value]).toEqual([200, before]);
    expect(reply.approval).toMatchObject({ subject: key, before, after: value, proposedBy: 'operator' });
    expect(await valueOf(key)).toEqual(before);
    expect(await waiting()).toContainEqual(reply.approval);
    expect(await approve(reply.approval.id, 'operator')).toMatchObject({ status: 403 });
    expect(await approve(reply.approval.id)).toMatchObject({ status: 200, value: { before, after: value } });
    expect(await valueOf(key)).toEqual(value);
    expect((await operators.ask('GET', `/ops/log?subject=${key}&limit=1`)).value[0]).toMatchObject({
      actor: 'approver',
      action: 'config.set',
      before,
      after: value,
      reason: 'a test (requested by operator)',
    });
    expect(await approve(reply.approval.id)).toMatchObject({ status: 404, value: { code: 'UNKNOWN_CHANGE' } });
  },
);

it.each([
  ['system.restriction', {}],
  ['withdrawal.twoPersonsFrom', '1000'],
  ['identity.providers', []],
  ['register.minimumAge', 25],
  ['realityCheck.mostSeconds', 7_200],
  ['switch.freePlay', false],
  ['register.rules.email.required', true],
  ['developer.overrides', false],
  ['launchGameCDNs', []],
  ['location.fastestKmPerHour', 500],
  ['brand.name', 'Lantern'],
])('[14-01] the change of %s to %j applies at once', async (key, value) => {
  const { value: reply } = await set(key, value);
  expect(reply).toEqual({ key, value });
});

it('[14-01] nobody approves their own change, whatever their role', async () => {
  const { value } = await set('withdrawal.max', '70000000', 'approver');
  expect(await approve(value.approval.id)).toMatchObject({ status: 409, value: { code: 'SECOND_PERSON_NEEDED' } });
  expect(await valueOf('withdrawal.max')).not.toBe('70000000');
});

it('[14-01] a change is refused if what it is based on has changed meanwhile', async () => {
  await operators.app.parts.settings.set('register.minimumAge', 30);
  const { value } = await set('register.minimumAge', 20);
  await set('register.minimumAge', 40);
  expect(await approve(value.approval.id)).toMatchObject({ status: 409, value: { code: 'CHANGE_STALE' } });
  expect(await valueOf('register.minimumAge')).toBe(40);
});

it('[14-01] a newer proposal replaces the waiting one, and a rejected or old one cannot be approved', async () => {
  const first = (await set('transfer.min', '200')).value.approval.id;
  const second = (await set('transfer.min', '300')).value.approval.id;
  expect(await approve(first)).toMatchObject({ status: 404 });
  expect(await operators.ask('POST', `/ops/changes/${second}/reject`, { reason: 'no' })).toMatchObject({ status: 200 });
  expect(await approve(second)).toMatchObject({ status: 404 });
  const third = (await set('transfer.min', '400')).value.approval.id;
  operators.app.clock.advance({ hours: 25 });
  expect(await approve(third)).toMatchObject({ status: 404, value: { code: 'UNKNOWN_CHANGE' } });
  expect(await valueOf('transfer.min')).toBe('100');
});

it('[14-01] a change with a delay cannot be approved at once', async () => {
  const { value } = await set('developer.overrides', true);
  expect(await approve(value.approval.id)).toMatchObject({ status: 409, value: { code: 'APPROVAL_TOO_EARLY' } });
  operators.app.clock.advance({ minutes: 16 });
  expect(await approve(value.approval.id)).toMatchObject({ status: 200 });
  expect(await valueOf('developer.overrides')).toBe(true);
});

it('[14-01] a secret has no class with two persons, since what waits is shown', async () => {
  const { value } = await operators.ask('POST', '/ops/config', { key: 'session.defaultPassword', value: 'Quiet-0816' });
  expect(value).toMatchObject({ code: 'BAD_REQUEST', message: 'session.defaultPassword: a reason is needed.' });
  expect((await set('session.defaultPassword', 'Quiet-0816')).value).toEqual({
    key: 'session.defaultPassword',
    value: '***',
  });
});
