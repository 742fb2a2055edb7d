import { pointRewards, pointShelf, redeem } from '@atrium/contracts/points';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
});
afterAll(() => operators.close());

const PASSWORD = 'Secret-0001';
const START = '2026-06-10T04:10:00.000Z';
const mug = {
  type: 'voucher',
  texts: { en: { title: 'House mug', remark: '' } },
  points: 250,
  stock: 10,
  turnover: '0',
  bonus: null,
  startsAt: START,
  endsAt: null,
};
const put = async (change: object = {}) =>
  (await operators.ask('POST', '/ops/rewards/mug', { ...mug, ...change, reason: 'summer' })).value;
const approve = (id: string) => operators.ask('POST', `/ops/changes/${id}/approve`, {}, 'approver');
const state = async () => {
  const [{ state: current, startsAt }] = (await operators.ask('GET', '/ops/rewards')).value;
  return [current, startsAt];
};

it('[11-29] a reward with a start is neither shown nor sold before it, and an earlier start needs a second operator', async () => {
  expect((await approve((await put()).approval.id)).status).toBe(200);
  const member = await operators.app.signedIn({ password: PASSWORD, points: 1_000 });
  const shown = async () => [
    (await operators.app.visitor().call(pointShelf, { query: {} })).value.map(({ id }) => id),
    (await member.call(pointRewards, { query: {} })).value.map(({ id }) => id),
  ];
  const buy = async () =>
    (await member.call(redeem, { body: { rewardId: 'mug', quantity: 1, password: PASSWORD } })).error?.code;
  expect([await state(), await shown(), await buy()]).toEqual([['scheduled', START], [[], []], 'REWARD_UNAVAILABLE']);
  for (const startsAt of ['2026-06-10T04:09:00.000Z', null])
    expect((await put({ startsAt })).approval).toMatchObject({ kind: 'reward', subject: 'mug' });
  expect(await put({ endsAt: START })).toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(/^endsAt/),
  });
  // Without the field, as releases before asked: the start is taken away, which needs a second operator too.
  expect((await put({ startsAt: undefined })).approval).toBeDefined();
  expect(await shown()).toEqual([[], []]);
  operators.app.clock.advance({ minutes: 9 });
  expect(await shown()).toEqual([[], []]);
  operators.app.clock.advance({ minutes: 1 });
  expect([await state(), await shown(), await buy()]).toEqual([['published', START], [['mug'], ['mug']], undefined]);
  // A later start alone takes it off the shelf at once.
  expect((await put({ stock: 9, startsAt: '2026-06-10T06:00:00.000Z' })).approval).toBeUndefined();
  expect([(await state())[0], await shown(), await buy()]).toEqual(['scheduled', [[], []], 'REWARD_UNAVAILABLE']);
});
