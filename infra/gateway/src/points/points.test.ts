import * as calls from '@atrium/contracts/points';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const PASSWORD = 'Secret-0001';
async function withPoints(points: number, options: { type?: number } = {}) {
  return app.signedIn({ ...options, password: PASSWORD, points });
}
const balanceOf = async (member: Awaited<ReturnType<typeof withPoints>>) =>
  (await member.call(calls.pointBalance)).value.points;
const stockOf = async (id: string) =>
  (await app.database.first<{ stock: number }>('SELECT stock FROM point_rewards WHERE id = $1', [id]))!.stock;

it.each(
  [calls.pointBalance, calls.pointRewards, calls.pointConfig, calls.redemptions].map(
    (call) => [call.name, call] as const,
  ),
)('[6-27] %s requires a session', async (_, call) => {
  expect((await app.visitor().call(call, { query: {} } as never)).error?.code).toBe('NOT_LOGGED_IN');
});

it('[SY-09] [7-068] returns the points balance of the ledger', async () => {
  expect(await balanceOf(await withPoints(0))).toBe(0);
  expect(await balanceOf(await withPoints(345))).toBe(345);
});

it('[7-068] returns the points in their last month as expiring', async () => {
  const member = await withPoints(100);
  expect((await member.call(calls.pointBalance)).value).toMatchObject({ expiring: 0, expiresAt: null });
  const earned = app.clock.now();
  app.clock.advance({ days: 340 });
  const again = await app.signedIn(member.account);
  const { expiring, expiresAt } = (await again.call(calls.pointBalance)).value;
  expect(expiring).toBe(100);
  expect(Math.abs(Date.parse(expiresAt!) - (earned.getTime() + 365 * 86_400_000))).toBeLessThan(60_000);
  app.clock.set(new Date());
});

it('[7-069] [3-86] returns the items with type, name, quantity, points and amount requirement and status', async () => {
  const member = await withPoints(0);
  const shelf = async () => (await member.call(calls.pointRewards, { query: { language: 'MS' } })).value;
  expect((await shelf()).find(({ id }) => id === 'mahjong-set')).toMatchObject({
    type: 'goods',
    name: 'Set mahjong kembara',
    quantity: 12,
    pointsRequired: 1400,
    amountRequired: '3000000',
    status: 'available',
  });
  expect((await shelf()).find(({ id }) => id === 'umbrella')!.status).toBe('sold-out');
  await app.database.run("UPDATE point_rewards SET ends_at = now() - interval '1 day' WHERE id = 'mahjong-set'");
  expect((await shelf()).find(({ id }) => id === 'mahjong-set')!.status).toBe('ended');
  await app.database.run("UPDATE point_rewards SET up = false WHERE id = 'mahjong-set'");
  expect((await shelf()).find(({ id }) => id === 'mahjong-set')).toBeUndefined();
});

it('shows visitors the same shelf, filtered by type if given', async () => {
  const { value } = await app.visitor().call(calls.pointShelf, { query: {} });
  expect(value.map(({ id }) => id)).toContain('bonus-50');
  const member = await withPoints(0);
  expect(
    (await member.call(calls.pointRewards, { query: { type: 'voucher' } })).value.every(
      ({ type }) => type === 'voucher',
    ),
  ).toBe(true);
});

it('[7-072] returns the configured ratio', async () => {
  const member = await withPoints(0);
  expect((await member.call(calls.pointConfig)).value.ratio).toEqual({ points: 1, amount: '100' });
  await app.parts.settings.set('points', { ratio: { points: 2, amount: '100' } });
  expect((await member.call(calls.pointConfig)).value.ratio.points).toBe(2);
});

describe('redeem', () => {
  const body = (more: object = {}) => ({ rewardId: 'coffee-voucher', quantity: 1, password: PASSWORD, ...more });

  it('[7-070] [2.11-05] takes the points, reduces the stock and lists the redemption as in process', async () => {
    const member = await withPoints(200);
    const stock = await stockOf('coffee-voucher');
    const { status, value } = await member.call(calls.redeem, {
      body: body({ quantity: 2, remark: 'for the office' }),
    });
    expect(status).toBe(200);
    expect(value).toMatchObject({
      rewardId: 'coffee-voucher',
      quantity: 2,
      points: 180,
      status: 'in-process',
      remark: 'for the office',
    });
    expect(await balanceOf(member)).toBe(20);
    expect(await stockOf('coffee-voucher')).toBe(stock - 2);
    expect((await member.call(calls.redemptions, { query: {} })).value.items).toEqual([value]);
  });

  it('[7-070] changes nothing with a wrong password', async () => {
    const member = await withPoints(200);
    const stock = await stockOf('coffee-voucher');
    const answer = await member.call(calls.redeem, { body: body({ password: 'wrong' }) });
    expect(answer.error?.code).toBe('PASSWORD_WRONG');
    expect([await balanceOf(member), await stockOf('coffee-voucher')]).toEqual([200, stock]);
    expect((await member.call(calls.redemptions, { query: {} })).value.items).toEqual([]);
  });

  it('redeems once per key, and refuses the key for another order', async () => {
    const member = await withPoints(300);
    const first = await member.call(calls.redeem, { body: body(), idempotencyKey: 'same-key-0001' });
    const again = await member.call(calls.redeem, { body: body(), idempotencyKey: 'same-key-0001' });
    expect(again.value).toEqual(first.value);
    expect(await balanceOf(member)).toBe(210);
    expect(
      (await member.call(calls.redeem, { body: body({ quantity: 2 }), idempotencyKey: 'same-key-0001' })).error?.code,
    ).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('refuses a redemption beyond the points, also when two are simultaneous', async () => {
    expect((await (await withPoints(89)).call(calls.redeem, { body: body() })).error?.code).toBe('POINTS_INSUFFICIENT');
    const member = await withPoints(100);
    const answers = await Promise.all([1, 2, 3].map(() => member.call(calls.redeem, { body: body() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error).every(({ error }) => error!.code === 'POINTS_INSUFFICIENT')).toBe(true);
    expect(await balanceOf(member)).toBe(10);
  });

  it('sells the last piece once', async () => {
    await app.database.run("UPDATE point_rewards SET stock = 1 WHERE id = 'bonus-50'");
    const members = await Promise.all([withPoints(100), withPoints(100)]);
    const answers = await Promise.all(
      members.map((member) => member.call(calls.redeem, { body: body({ rewardId: 'bonus-50' }) })),
    );
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['REWARD_UNAVAILABLE', undefined]);
    expect(await stockOf('bonus-50')).toBe(0);
  });

  it('requires the turnover of the reward, and an address for goods', async () => {
    const member = await withPoints(500);
    const wanted = body({ rewardId: 'lantern' });
    expect((await member.call(calls.redeem, { body: { ...wanted, address: '1 Street' } })).error).toMatchObject({
      code: 'REWARD_UNAVAILABLE',
      params: { reason: 'turnover', required: '400000', staked: '0' },
    });
    await app.database.run(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at) VALUES ('PG', 'turn', $1, 'PG-owl-parliament', 'RNG', 'PHP', 400000, 'lost', now(), now())",
      [member.memberId],
    );
    expect((await member.call(calls.redeem, { body: wanted })).error).toMatchObject({
      code: 'BAD_REQUEST',
      params: { field: 'address' },
    });
    expect((await member.call(calls.redeem, { body: { ...wanted, address: '1 Street' } })).value).toMatchObject({
      address: '1 Street',
    });
  });

  it('[6-08] refuses a trial account, and a reward that has ended or is unknown', async () => {
    expect((await (await withPoints(200, { type: 4 })).call(calls.redeem, { body: body() })).error?.code).toBe(
      'TRIAL_ACCOUNT',
    );
    const member = await withPoints(500);
    expect((await member.call(calls.redeem, { body: body({ rewardId: 'no-such' }) })).error?.code).toBe(
      'REWARD_UNAVAILABLE',
    );
    expect((await member.call(calls.redeem, { body: body({ surprise: true }) })).error?.code).toBe('UNKNOWN_FIELD');
  });
});

it("[7-071] [3-87] lists the member's redemptions with time, remark and address, newest first", async () => {
  const { value } = await (await app.signedIn('member3')).call(calls.redemptions, { query: {} });
  const times = value.items.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect(value.items.find(({ rewardId }) => rewardId === 'lantern')).toMatchObject({
    status: 'approved',
    address: '4 Rizal Ave, Cebu City',
    remark: '',
  });
  await app.database.run("UPDATE redemptions SET status = 'rejected', remark = 'Out of stock' WHERE id = $1", [
    value.items[0]!.id,
  ]);
  expect((await (await app.signedIn('member3')).call(calls.redemptions, { query: {} })).value.items[0]).toMatchObject({
    status: 'rejected',
    remark: 'Out of stock',
  });
});
