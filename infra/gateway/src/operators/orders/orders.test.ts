import { addAddress, removeAddress } from '@atrium/contracts/address-book';
import { messages } from '@atrium/contracts/notices';
import { pointBalance, pointShelf, redeem, redemptions } from '@atrium/contracts/points';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

const PASSWORD = 'Secret-0001';
let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  await operators.app.database.run(
    `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES
      ('kite', 'goods', '{"en": "Kite"}', 50, 100), ('tea', 'voucher', '{"en": "Tea"}', 50, 100)`,
  );
});
afterAll(() => operators.close());

const ask = (id: string, step: string, body: object, who?: 'onlooker' | 'squad') =>
  operators.ask('POST', `/ops/orders/${id}/${step}`, { reason: 'in order', ...body }, who);
const PARCEL = { carrier: 'Harbour Post', tracking: 'HP-1234' };
const stock = async () =>
  (await operators.app.database.first<{ stock: number }>("SELECT stock FROM point_rewards WHERE id = 'kite'"))!.stock;

/** A member who has ordered a kite to an address of the book, approved unless `waits`. */
async function ordered(waits = false) {
  const member = await operators.app.signedIn({ password: PASSWORD, points: 300 });
  const { value: book } = await member.call(addAddress, {
    body: {
      recipient: 'Ana Cruz',
      phone: '0917 123 4567',
      country: 'PH',
      region: '',
      city: 'Makati',
      postalCode: '1226',
      street: '14 Ayala Avenue',
    },
  });
  const { value } = await member.call(redeem, {
    body: { rewardId: 'kite', quantity: 2, password: PASSWORD, addressId: book[0]!.id },
  });
  if (!waits) await operators.ask('POST', `/ops/reviews/redemption-${value.id}/approve`, { reason: 'in order' });
  return {
    ...member,
    id: value.id,
    addressId: book[0]!.id,
    order: async () => (await member.call(redemptions, { query: {} })).value.items[0]!,
    points: async () => (await member.call(pointBalance)).value.points,
    titles: async () => (await member.call(messages, { query: {} })).value.items.map(({ title }) => title),
  };
}

it('[11-17] [11-29] goods go from ordered to delivered, with a time line, the address as it was, and a message at each state', async () => {
  const member = await ordered();
  await member.call(removeAddress, { params: { id: member.addressId } });
  const list = (await operators.ask('GET', '/ops/orders')).value;
  expect(list).toContainEqual(
    expect.objectContaining({
      id: member.id,
      account: member.account,
      reward: 'Kite',
      quantity: 2,
      state: 'approved',
      address: 'Ana Cruz\n+63 917 123 4567\n14 Ayala Avenue\n1226 Makati\nPH',
    }),
  );
  expect((await ask(member.id, 'deliver', {})).value.code).toBe('ORDER_STATE');
  expect((await ask(member.id, 'ship', PARCEL, 'onlooker')).status).toBe(403);
  expect((await ask(member.id, 'ship', { carrier: ' ', tracking: 'x' })).value.code).toBe('BAD_REQUEST');
  expect((await ask(member.id, 'ship', PARCEL)).value).toMatchObject({ state: 'shipped', ...PARCEL });
  expect((await ask(member.id, 'ship', PARCEL)).value.code).toBe('ORDER_STATE');
  expect((await ask(member.id, 'deliver', {})).value.state).toBe('delivered');
  expect((await ask(member.id, 'cancel', {})).value.code).toBe('ORDER_STATE');

  const order = await member.order();
  expect(order).toMatchObject({ status: 'delivered', ...PARCEL });
  expect(order.states.map(({ status }) => status)).toEqual(['in-process', 'approved', 'shipped', 'delivered']);
  expect(order.states[0]!.at).toBe(order.at);
  expect(await member.titles()).toEqual([
    'Your order was delivered',
    'Your order is on its way',
    'Your redemption was approved',
  ]);
  const log = await operators.app.database.rows<{ action: string; actor: string }>(
    "SELECT action, actor FROM operator_log WHERE subject = $1 AND action LIKE 'order.%' ORDER BY id",
    [member.id],
  );
  expect(log).toEqual([
    { action: 'order.shipped', actor: 'operator' },
    { action: 'order.delivered', actor: 'operator' },
  ]);
});

it('[11-17] [11-29] a cancelled order returns points and pieces once, also when two operators cancel at once', async () => {
  const before = await stock();
  const member = await ordered();
  expect([await member.points(), await stock()]).toEqual([100, before - 2]);
  await ask(member.id, 'ship', PARCEL);
  const answers = await Promise.all([ask(member.id, 'cancel', {}), ask(member.id, 'cancel', {})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await member.points(), await stock()]).toEqual([300, before]);
  expect((await member.order()).status).toBe('cancelled');
  expect((await member.titles())[0]).toBe('Your order was cancelled');
});

it('[11-29] knows no order that is under review, of other rewards, or unknown', async () => {
  const { id } = await ordered(true);
  expect((await ask(id, 'ship', PARCEL)).value.code).toBe('ORDER_STATE');
  const member = await operators.app.signedIn({ password: PASSWORD, points: 100 });
  const { value } = await member.call(redeem, { body: { rewardId: 'tea', quantity: 1, password: PASSWORD } });
  for (const unknown of [value.id, '999999', 'kite'])
    expect((await ask(unknown, 'cancel', {})).value.code).toBe('UNKNOWN_ORDER');
  expect((await operators.ask('GET', '/ops/orders', undefined, 'squad')).status).toBe(403);
});

it("[11-17] goods are sent to an address of the member's own book", async () => {
  const [owner, other] = await Promise.all([ordered(), ordered()]);
  const body = { rewardId: 'kite', quantity: 1, password: PASSWORD, addressId: other.addressId };
  expect((await owner.call(redeem, { body })).error?.code).toBe('ADDRESS_UNKNOWN');
  expect(await owner.points()).toBe(100);
});

it('[11-29] a reward that an operator defines is on the shelf once approved, with the drawing that was chosen', async () => {
  const { ask, app } = operators;
  const fields = {
    type: 'goods',
    texts: { en: { title: 'House mug', remark: '' } },
    points: 250,
    stock: 10,
    turnover: '0',
    bonus: null,
    endsAt: null,
    reason: 'spring shelf',
  };
  const onShelf = async () =>
    (await app.visitor().call(pointShelf, { query: {} })).value.find(({ id }) => id === 'house-mug');
  expect((await ask('POST', '/ops/rewards/house-mug', { ...fields, picture: 'castle' })).value.code).toBe(
    'BAD_REQUEST',
  );
  const { value } = await ask('POST', '/ops/rewards/house-mug', { ...fields, picture: 'mug' });
  expect(await onShelf()).toBeUndefined();
  await ask('POST', `/ops/changes/${value.approval.id}/approve`, {}, 'approver');
  expect(await onShelf()).toMatchObject({ name: 'House mug', quantity: 10 });
  expect((await onShelf())!.picture).toMatch(/^\/art\/rewards\/mug\.svg\?v=/);
  // Another drawing gives nothing more, so it needs no second operator.
  await ask('POST', '/ops/rewards/house-mug', fields);
  expect((await onShelf())!.picture).toMatch(/^\/art\/rewards\/gift\.svg/);
});
