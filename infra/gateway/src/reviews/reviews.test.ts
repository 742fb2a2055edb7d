import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REVIEW_OPERATIONS, Review } from '@atrium/contracts/operator-reviews';
import { createWithdrawal } from '@atrium/contracts/payments';
import { pointBalance, redeem, redemptions } from '@atrium/contracts/points';
import { until } from '@atrium/testing/until';
import { array, parse } from 'valibot';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-reviews-'));
  writeFileSync(
    join(folder, 'operator.json'),
    JSON.stringify({ operator: 'tok-operator', approver: 'tok-approver', onlooker: 'tok-onlooker' }),
  );
  app = await testApp({ config: { operatorFile: join(folder, 'operator.json') } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const WAITING =
  "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%withdrawals%'";

async function operate(who: string, method: 'GET' | 'POST', url: string, body?: object) {
  const reply = await app.server.inject({
    method,
    url,
    headers: who ? { authorization: `Bearer tok-${who}` } : {},
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, value: reply.json() };
}

async function withdrawal(amount: string) {
  const member = await app.signedIn({ balance: BigInt(amount) });
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', '1234567890') RETURNING id",
    [member.memberId],
  );
  const { value } = await member.call(createWithdrawal, { body: { accountId: account!.id, amount } });
  return { member, id: `withdrawal-${value.id}`, reference: value.reference };
}

it.each(REVIEW_OPERATIONS)(
  '$method $path requires the token of an operator with the right',
  async ({ method, path }) => {
    const url = path.replace(':id', 'withdrawal-1');
    expect(await operate('', method, url)).toMatchObject({ status: 401 });
    const onlooker = await operate('onlooker', method, url, method === 'POST' ? { reason: 'x' } : undefined);
    expect(onlooker.status).toBe(403);
  },
);

it('shows what waits, oldest first, with what a reviewer must see', async () => {
  const [one, two] = [await withdrawal('20000'), await withdrawal('30000')];
  const { value } = await operate('operator', 'GET', '/ops/reviews');
  const listed = parse(array(Review), value).filter(({ id }) => [one.id, two.id].includes(id));
  expect(listed.map(({ id }) => id)).toEqual([one.id, two.id]);
  expect(listed[0]).toMatchObject({
    kind: 'withdrawal',
    account: one.member.account,
    amount: '20000',
    currency: 'PHP',
    reference: one.reference,
    needsTwo: false,
    facts: {
      bank: 'Harbour Bank',
      holder: 'Ana Cruz',
      number: '···· 7890',
      cash: '0',
      earlierWithdrawals: 0,
      onABreak: false,
    },
  });
  expect(await operate('operator', 'GET', `/ops/reviews/${one.id}`)).toMatchObject({
    status: 200,
    value: { id: one.id, facts: { number: '1234567890' } },
  });
  for (const unknown of ['withdrawal-999999', 'nothing-1', 'withdrawal-x', 'withdrawal-1;drop']) {
    expect(await operate('operator', 'GET', `/ops/reviews/${encodeURIComponent(unknown)}`)).toMatchObject({
      status: 404,
      value: { code: 'UNKNOWN_REVIEW' },
    });
  }
});

it('wants two people from the configured amount on, and notes both', async () => {
  const { id } = await withdrawal('5000000');
  const approve = (who: string) => operate(who, 'POST', `/ops/reviews/${id}/approve`, { reason: `seen by ${who}` });
  expect((await operate('operator', 'GET', `/ops/reviews/${id}`)).value).toMatchObject({
    needsTwo: true,
    firstApprovedBy: null,
  });
  expect((await approve('operator')).value).toEqual({ id, outcome: 'waits' });
  expect(await approve('operator')).toMatchObject({ status: 409, value: { code: 'SECOND_PERSON_NEEDED' } });
  expect((await operate('operator', 'GET', `/ops/reviews/${id}`)).value).toMatchObject({ firstApprovedBy: 'operator' });
  expect((await approve('approver')).value).toEqual({ id, outcome: 'approved' });
  const noted = await app.database.rows(
    'SELECT actor, action, after, reason FROM operator_log WHERE subject = $1 ORDER BY id',
    [id],
  );
  expect(noted).toEqual([
    { actor: 'operator', action: 'review.approve', after: { outcome: 'waits' }, reason: 'seen by operator' },
    { actor: 'approver', action: 'review.approve', after: { outcome: 'approved' }, reason: 'seen by approver' },
  ]);
});

it('nobody opens the way for what waits by raising the amount for two people; lowering it binds what waits, too', async () => {
  const set = (value: string) =>
    operate('operator', 'POST', '/ops/config', { key: 'withdrawal.twoPersonsFrom', value, reason: 'fewer hands' });
  const agree = async (value: string) =>
    await operate('approver', 'POST', `/ops/changes/${(await set(value)).value.approval.id}/approve`, {});
  const needsTwo = async (id: string) => (await operate('operator', 'GET', `/ops/reviews/${id}`)).value.needsTwo;
  const { id } = await withdrawal('5000000');
  expect((await agree('9000000')).status).toBe(200);
  expect(await needsTwo(id)).toBe(true);
  expect((await operate('operator', 'POST', `/ops/reviews/${id}/approve`, {})).value.outcome).toBe('waits');
  const later = await withdrawal('5000000');
  expect(await needsTwo(later.id)).toBe(false);
  await set('5000000');
  expect(await needsTwo(later.id)).toBe(true);
  expect((await operate('approver', 'POST', `/ops/reviews/${id}/approve`, {})).value.outcome).toBe('approved');
});

it('decides once, also for two operators at the same time, and never without a reason for a no', async () => {
  const { id } = await withdrawal('20000');
  expect(await operate('operator', 'POST', `/ops/reviews/${id}/reject`, {})).toMatchObject({
    status: 400,
    value: { code: 'BAD_REQUEST' },
  });
  const both = await Promise.all([
    operate('operator', 'POST', `/ops/reviews/${id}/approve`, {}),
    operate('approver', 'POST', `/ops/reviews/${id}/reject`, { reason: 'no' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

it('[14-01] of two approvals of one large withdrawal in the same moment one is the first, the other the second', async () => {
  const { id } = await withdrawal('5000000');
  const row = [id.replace('withdrawal-', '')];
  // Both wait for the row, so that each has begun before the other decides.
  const both = await app.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM withdrawals WHERE id = $1 FOR UPDATE', row);
    const started = ['operator', 'approver'].map((who) => operate(who, 'POST', `/ops/reviews/${id}/approve`, {}));
    await until(async () => (await app.database.rows(WAITING)).length === 2);
    return started;
  });
  const outcomes = (await Promise.all(both)).map(({ value }) => value.outcome);
  expect(outcomes.sort()).toEqual(['approved', 'waits']);
  expect(await app.database.rows('SELECT 1 FROM payout_orders WHERE withdrawal_id = $1', row)).toHaveLength(1);
});

it('a redemption is approved, or rejected with points and stock back', async () => {
  const member = await app.signedIn({ password: 'Right-0001', points: 1000 });
  await app.database.run(
    `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('mug', 'voucher', '{"en": "Mug"}', 5, 300)`,
  );
  const take = async () =>
    (await member.call(redeem, { body: { rewardId: 'mug', quantity: 1, password: 'Right-0001' } })).value.id;
  const [kept, returned] = [await take(), await take()];
  expect((await operate('operator', 'GET', `/ops/reviews/redemption-${kept}`)).value).toMatchObject({
    amount: null,
    facts: { reward: 'Mug', points: '300', quantity: 1 },
  });
  await operate('operator', 'POST', `/ops/reviews/redemption-${kept}/approve`, {});
  await operate('operator', 'POST', `/ops/reviews/redemption-${returned}/reject`, { reason: 'out of print' });
  const { items } = (await member.call(redemptions, { query: {} })).value;
  expect(Object.fromEntries(items.map(({ id, status }) => [id, status]))).toEqual({
    [kept]: 'approved',
    [returned]: 'rejected',
  });
  expect(JSON.stringify((await member.call(pointBalance)).value)).toContain('700');
  expect(await app.database.first("SELECT stock FROM point_rewards WHERE id = 'mug'")).toEqual({ stock: 4 });
});
