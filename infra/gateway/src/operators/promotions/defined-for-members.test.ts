import { messages } from '@atrium/contracts/notices';
import { pointBalance } from '@atrium/contracts/points';
import { activities, claimPromotion, joinPromotion } from '@atrium/contracts/promotion-activities';
import { claimRaffle } from '@atrium/contracts/promotions';
import { cashback, ownRank } from '@atrium/contracts/rewards';
import { balance } from '@atrium/contracts/wallet';
import { accrue } from '../../rewards/accrue.ts';
import { type TestVendor, testVendor } from '../../vendors/testing/test-vendor.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
let vendor: TestVendor;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
  vendor = await testVendor(operators.app, 'DEF');
});
afterAll(() => operators.close());

const WAYS = { bonus: null, automatic: false, onePer: [] };
async function published(id: string, rules: object, more: object = {}) {
  const body = {
    type: 'mission',
    texts: { en: { title: id, summary: '', html: '' } },
    scene: 'lottery',
    rules: { ...rules, ...WAYS },
    budget: '1000',
    startsAt: '2026-06-01T00:00:00.000Z',
    endsAt: null,
    reason: `why ${id}`,
    ...more,
  };
  const { value } = await operators.ask('POST', `/ops/promotions/${id}`, body);
  expect((await operators.ask('POST', `/ops/changes/${value.approval.id}/approve`, {}, 'approver')).status).toBe(200);
}
const noted = async (subject: string) =>
  (await operators.ask('GET', `/ops/log?subject=${subject}`)).value.map(
    ({ actor, action, reason }: Record<string, string>) => [actor, action, reason],
  );
const accrueAll = async () => {
  while (await accrue(operators.app.parts));
};

it('[11-26] [11-29] a check-in calendar that two operators define pays its days, and its changes are in the log', async () => {
  await published('calendar', { engine: 'check-in', days: 2, amount: '700', steps: [{ day: 1, amount: '50' }] });
  const member = await operators.app.signedIn();
  await member.call(joinPromotion, { body: { promotionId: 'calendar', termsVersion: 1 } });
  const claim = (who: typeof member) => who.call(claimPromotion, { body: { promotionId: 'calendar' } });
  expect((await claim(member)).value.amount).toBe('50');
  expect((await claim(member)).error).toBeDefined();
  operators.app.clock.advance({ hours: 24 });
  const back = await operators.app.signedIn(member.account);
  expect((await claim(back)).value.amount).toBe('700');
  expect((await back.call(balance)).value.cash).toBe('750');
  expect((await operators.ask('GET', '/ops/promotions')).value[0]).toMatchObject({ id: 'calendar', spent: '750' });
  await operators.ask('POST', '/ops/promotions/calendar/stop', { reason: 'summer is over' });
  expect((await back.call(activities)).value.map(({ state }) => state)).not.toContain('process');
  expect(await noted('calendar')).toEqual([
    ['operator', 'promotion.stop', 'summer is over'],
    ['approver', 'promotion.create', 'why calendar (requested by operator)'],
    ['operator', 'promotion.proposed', 'why calendar'],
  ]);
});

it('[11-29] a raffle that two operators define draws its prizes within the budget, and not after its stop', async () => {
  await published('drum', { engine: 'raffle', prizes: [{ amount: '600', weight: 1, stock: 9 }] });
  const draw = async () => (await operators.app.signedIn()).call(claimRaffle, { body: { promotionId: 'drum' } });
  expect((await draw()).value.amount).toBe('600');
  expect((await draw()).error?.code).toBe('PROMOTION_BUDGET_SPENT');
  await operators.ask('POST', '/ops/promotions/drum/stop', { reason: 'a mistake' });
  expect((await draw()).error?.code).toBe('PROMOTION_CLOSED');
  expect((await noted('drum')).map(([, action]: string[]) => action)).toEqual([
    'promotion.stop',
    'promotion.create',
    'promotion.proposed',
  ]);
});

it('[11-29] ranks, cashback rates and points apply as two operators change them, with a message of the new rank', async () => {
  const member = await operators.app.signedIn({ balance: 1_000_000n });
  const seat = await vendor.player({ account: member.account });
  const plays = async (id: string) => {
    expect(await seat.bet(`${id}-b`, id, 10_000)).toMatchObject({ http: 200 });
    await seat.endRound(id);
    await accrueAll();
  };
  await plays('before');
  const rank = async () => (await member.call(ownRank)).value;
  const rng = async () => (await member.call(cashback)).value.categories.find(({ category }) => category === 'RNG');
  expect((await rank()).level).toBe(1);
  const points = async () => (await member.call(pointBalance)).value.points;
  const before = await points();

  await operators.change('ranks', [
    { level: 1, name: 'Deckhand', turnover: '0', cashback: { RNG: 10 } },
    { level: 2, name: 'Helmsman', turnover: '20000', cashback: { RNG: 200 } },
  ]);
  await operators.change('points', { earn: { points: 3, turnover: '10000' } });
  await plays('after');
  expect(await rank()).toMatchObject({ level: 2, name: 'Helmsman' });
  expect(await points()).toBe(before + 3);
  const raised = (await member.call(messages, { query: { language: 'EN' } })).value.items.map(({ title }) => title);
  expect(raised).toEqual(['You have reached Helmsman']);
  await plays('later');
  expect(await rng()).toMatchObject({ ratePercent: 2 });
  expect(await noted('ranks')).toEqual([
    ['approver', 'config.set', 'a test (requested by operator)'],
    ['operator', 'setting.proposed', 'a test'],
  ]);
});
