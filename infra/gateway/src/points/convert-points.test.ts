import * as calls from '@atrium/contracts/points';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { expirePoints } from './expire-points.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = 'Secret-0001';
async function withPoints(points: number) {
  const member = await app.signedIn({ password: PASSWORD, points });
  const state = async () => [
    (await member.call(calls.pointBalance)).value.points,
    (await member.call(balance)).value.cash,
  ];
  const convert = (points: number, password = PASSWORD, idempotencyKey?: string) =>
    member.call(calls.convertPoint, { body: { points, password }, ...(idempotencyKey ? { idempotencyKey } : {}) });
  return { ...member, state, convert };
}

it('[7-074] converts points by the ratio, with the right password only, once per key', async () => {
  const member = await withPoints(100);
  expect((await member.convert(40, 'wrong')).error?.code).toBe('PASSWORD_WRONG');
  expect(await member.state()).toEqual([100, '0']);
  const first = await member.convert(40, PASSWORD, 'convert-forty');
  expect(first.value).toEqual({ points: 40, amount: '4000', pointsLeft: 60 });
  expect((await member.convert(40, PASSWORD, 'convert-forty')).value).toEqual(first.value);
  expect((await member.convert(61)).error?.code).toBe('POINTS_INSUFFICIENT');
  expect(await member.state()).toEqual([60, '4000']);
  const many = await Promise.all(Array.from({ length: 5 }, () => member.convert(25)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await member.state()).toEqual([10, '9000']);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[7-072] follows the configuration: the ratio, and whether points can be converted at all', async () => {
  const member = await withPoints(100);
  await app.parts.settings.set('points', { ratio: { points: 10, amount: '55' } });
  expect((await member.convert(15)).error?.params).toMatchObject({ field: 'points' });
  expect((await member.convert(20)).value.amount).toBe('110');
  await app.parts.settings.set('points', { convertible: false });
  expect((await member.call(calls.pointConfig)).value.convertible).toBe(false);
  expect((await member.convert(10)).error?.code).toBe('FUNCTION_DISABLED');
  await app.parts.settings.set('points', {});
});

it('[11-17] says that points have expired meanwhile, and converts what is left', async () => {
  const member = await withPoints(100);
  app.clock.advance({ days: 366 });
  const later = await app.signedIn(member.account);
  const convert = (points: number) => later.call(calls.convertPoint, { body: { points, password: PASSWORD } });
  await app.database.rows(
    "SELECT ledger_post($1, 'points', $2, 'test', $3, '', '', '', ARRAY[ledger_account('points:issued', NULL, '', 'PTS'), ledger_account('points', $2, '', 'PTS')], ARRAY[-30::bigint, 30::bigint])",
    [app.clock.now(), member.memberId, `fresh-${member.memberId}`],
  );
  expect(await expirePoints(app.parts)).toBeGreaterThan(0);
  const { error } = await convert(120);
  expect([error?.code, error?.params]).toEqual(['POINTS_EXPIRED', { expired: 100, left: 30 }]);
  expect((await convert(500)).error?.code).toBe('POINTS_INSUFFICIENT');
  expect((await later.call(balance)).value.cash).toBe('0');
  expect((await convert(30)).value).toMatchObject({ points: 30, amount: '3000', pointsLeft: 0 });
  app.clock.advance({ days: 2 });
  const muchLater = await app.signedIn(member.account);
  expect((await muchLater.call(calls.convertPoint, { body: { points: 50, password: PASSWORD } })).error?.code).toBe(
    'POINTS_INSUFFICIENT',
  );
  app.clock.set(new Date());
});

it('[11-17] names the password that the brand asks for', async () => {
  const member = await withPoints(10);
  const asked = async () => (await member.call(calls.pointConfig)).value.password;
  expect(await asked()).toBe('login');
  await app.parts.settings.set('paymentPassword.conversion', true);
  expect(await asked()).toBe('payment');
  expect((await member.convert(10)).error?.code).toBe('PAYMENT_PASSWORD_MISSING');
  await app.parts.settings.set('paymentPassword.conversion', false);
});

it('refuses a conversion to an excluded player', async () => {
  const member = await withPoints(100);
  await app.database.run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', now() - interval '1 minute')",
    [member.memberId],
  );
  expect((await member.convert(10)).error?.code).toBe('PLAYER_EXCLUDED');
  expect(await member.state()).toEqual([100, '0']);
});
