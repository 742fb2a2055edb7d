import { joinPromotion } from '@atrium/contracts/promotion-activities';
import { promotions } from '@atrium/contracts/promotions';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
});
afterAll(() => operators.close());

const RULES = { engine: 'check-in', days: 3, amount: '500', bonus: null, automatic: false, onePer: [] };
const fields = (change: object = {}) => ({
  type: 'mission',
  texts: { en: { title: 'Three days', summary: 'Check in', html: '<p>Yes</p><script>no()</script>' } },
  scene: 'lottery',
  rules: RULES,
  budget: '100000',
  startsAt: '2026-06-01T00:00:00.000Z',
  endsAt: null,
  reason: 'summer',
  ...change,
});
const put = (id: string, body: object, who?: 'onlooker') => operators.ask('POST', `/ops/promotions/${id}`, body, who);
const approve = (id: string, who: 'operator' | 'approver' = 'approver') =>
  operators.ask('POST', `/ops/changes/${id}/approve`, {}, who);
const listed = async (id: string) =>
  (await operators.ask('GET', '/ops/promotions')).value.find((one: { id: string }) => one.id === id);

it('[11-29] creates a promotion that pays money only with a second operator, and cleans its HTML', async () => {
  expect((await put('days', fields(), 'onlooker')).status).toBe(403);
  const { value } = await put('days', fields());
  expect(value).toMatchObject({ promotion: null, approval: { kind: 'promotion', subject: 'days' } });
  expect(await listed('days')).toBeUndefined();
  expect((await approve(value.approval.id, 'operator')).value.code).toBe('FORBIDDEN');
  expect((await approve(value.approval.id)).status).toBe(200);
  expect(await listed('days')).toMatchObject({ state: 'published', termsVersion: 1, spent: '0', budget: '100000' });
  const member = await operators.app.signedIn();
  const [shown] = (await member.call(promotions, { query: {} })).value;
  expect(shown).toMatchObject({ id: 'days', title: 'Three days', html: '<p>Yes</p>', rules: RULES, termsVersion: 1 });
});

it('[11-29] [11-20] changes texts and lowers a budget at once; other rules wait, and renew the terms', async () => {
  expect((await put('days', fields({ budget: '50000' }))).value).toMatchObject({
    promotion: { budget: '50000', termsVersion: 1 },
  });
  expect((await put('days', fields({ budget: '50001' }))).value.approval).toMatchObject({ kind: 'promotion' });
  const { value } = await put('days', fields({ budget: '50000', rules: { ...RULES, days: 2 } }));
  await approve(value.approval.id);
  expect(await listed('days')).toMatchObject({ termsVersion: 2, rules: { days: 2 } });
  const member = await operators.app.signedIn();
  const join = (termsVersion: number) => member.call(joinPromotion, { body: { promotionId: 'days', termsVersion } });
  expect((await join(1)).error?.code).toBe('PROMOTION_TERMS_CHANGED');
  expect((await join(2)).status).toBe(200);
});

it('[11-29] stops a promotion at once, writes why, and refuses what is no promotion', async () => {
  const stop = (id: string) => operators.ask('POST', `/ops/promotions/${id}/stop`, { reason: 'a mistake' });
  expect((await stop('nothing')).value.code).toBe('UNKNOWN_PROMOTION');
  expect((await stop('days')).value.promotion).toMatchObject({ state: 'withdrawn', participants: 1 });
  expect((await (await operators.app.signedIn()).call(promotions, { query: {} })).value).toEqual([]);
  const log = await operators.app.database.rows(
    "SELECT action, reason FROM operator_log WHERE subject = 'days' ORDER BY id DESC LIMIT 1",
  );
  expect(log).toEqual([{ action: 'promotion.stop', reason: 'a mistake' }]);
  expect((await put('late', fields({ endsAt: '2026-05-01T00:00:00.000Z' }))).status).toBe(400);
});

it('[RG-19] [11-18] refuses a bonus that has to be wagered more than ten times', async () => {
  const bonus = {
    days: 7,
    contribution: [{ category: 'RNG', percent: 100 }],
    maxBet: null,
    maxWin: null,
  };
  const wagering = async (wageringTimes: number) =>
    (await put(`wagered-${wageringTimes}`, fields({ rules: { ...RULES, bonus: { ...bonus, wageringTimes } } }))).status;
  expect(await wagering(11)).toBe(400);
  expect(await wagering(10)).toBe(200);
});
