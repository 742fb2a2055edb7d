import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointBalance, redeem } from '@atrium/contracts/points';
import { accountRecords } from '@atrium/contracts/account-records';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { expirePoints } from './expire-points.ts';

const PASSWORD = 'Secret-0001';
let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-bonus-'));
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ operator: 'tok-operator', approver: 'tok-approver' }));
  app = await testApp({ config: { operatorFile: join(folder, 'operator.json') } });
  await app.database.run(
    `INSERT INTO point_rewards (id, type, names, stock, points_required, bonus_amount)
     VALUES ('fifty', 'bonus', '{"en": "Bonus of P 50"}', 100, 50, 5000), ('mug', 'voucher', '{"en": "Mug"}', 100, 50, NULL)`,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function withPoints(points = 500) {
  const member = await app.signedIn({ password: PASSWORD, points });
  const { memberId } = member;
  const take = (quantity: number, rewardId = 'fifty') =>
    member.call(redeem, { body: { rewardId, quantity, password: PASSWORD } });
  const state = async () => [(await member.call(pointBalance)).value.points, (await member.call(balance)).value.cash];
  const breaks = () =>
    app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'operator', $2)", [
      memberId,
      app.clock.now(),
    ]);
  const limit = (amount: number) =>
    app.database.run(
      "INSERT INTO rg_limits (member_id, kind, period, amount, source, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', $2, 'operator', $3, $3, $3)",
      [memberId, amount, app.clock.now()],
    );
  return { ...member, take, state, breaks, limit };
}

async function decide(id: string, verdict: 'approve' | 'reject', who = 'operator') {
  const reply = await app.server.inject({
    method: 'POST',
    url: `/ops/reviews/redemption-${id}/${verdict}`,
    headers: { authorization: `Bearer tok-${who}` },
    payload: { reason: 'checked' },
  });
  return reply.json();
}
const reviewed = async (id: string) =>
  (
    await app.server.inject({
      method: 'GET',
      url: `/ops/reviews/redemption-${id}`,
      headers: { authorization: 'Bearer tok-operator' },
    })
  ).json();

it('pays each piece of a redeemed bonus once, on approval, and notifies the tabs', async () => {
  const member = await withPoints();
  const { id } = (await member.take(3)).value;
  expect(await member.state()).toEqual([350, '0']);
  expect(await reviewed(id)).toMatchObject({ amount: '15000', currency: 'PHP' });
  const both = await Promise.all([decide(id, 'approve'), decide(id, 'approve', 'approver')]);
  expect(both.map(({ outcome, code }) => outcome ?? code).sort()).toEqual(['UNKNOWN_REVIEW', 'approved']);
  expect(await member.state()).toEqual([350, '15000']);
  expect((await member.call(accountRecords, { query: { kind: 'bonus' } })).value.items).toMatchObject([
    { amount: '15000', reference: 'fifty' },
  ]);
  expect(app.published).toContainEqual({
    event: 'balance.changed',
    data: { cause: 'bonus' },
    audience: { member: member.memberId },
  });
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('pays nothing for a rejected redemption, nor for a reward that is not a bonus', async () => {
  const member = await withPoints();
  const [refused, voucher] = [(await member.take(2)).value.id, (await member.take(1, 'mug')).value.id];
  await decide(refused, 'reject');
  expect(await reviewed(voucher)).toMatchObject({ amount: null, currency: null });
  expect((await decide(voucher, 'approve')).outcome).toBe('approved');
  expect(await member.state()).toEqual([450, '0']);
});

it('neither sells nor pays a bonus during a break or at a limit, and pays it afterwards', async () => {
  const [resting, bounded] = [await withPoints(), await withPoints()];
  const waiting = (await resting.take(1)).value.id;
  await resting.breaks();
  expect((await resting.take(1)).error?.code).toBe('PLAYER_EXCLUDED');
  expect((await resting.take(1, 'mug')).status).toBe(200);
  expect((await decide(waiting, 'approve')).code).toBe('PLAYER_EXCLUDED');
  expect(await resting.state()).toEqual([400, '0']);
  await app.database.run('UPDATE rg_exclusions SET until_at = $2 WHERE member_id = $1', [
    resting.memberId,
    app.clock.now(),
  ]);
  app.clock.advance({ minutes: 1 });
  expect((await decide(waiting, 'approve')).outcome).toBe('approved');
  expect(await resting.state()).toEqual([400, '5000']);

  const two = (await bounded.take(2)).value.id;
  await bounded.limit(9_999);
  expect((await bounded.take(2)).error?.code).toBe('LIMIT_EXCEEDED');
  expect((await decide(two, 'approve')).code).toBe('LIMIT_EXCEEDED');
  expect((await decide(two, 'reject')).outcome).toBe('rejected');
  expect(await bounded.state()).toEqual([500, '0']);
});

it('sells no bonus without a value: the migration sets that of the seeded ones and takes others off the shelf', async () => {
  const add = (id: string) =>
    app.database.run(
      `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ($1, 'bonus', '{"en": "Bonus"}', 5, 50)`,
      [id],
    );
  await expect(add('worthless')).rejects.toThrow('point_rewards_bonus');
  const file = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'migrations', name), 'utf8');
  await app.database.run('ALTER TABLE point_rewards DROP COLUMN bonus_amount');
  for (const id of ['bonus-50', 'bonus-200', 'bonus-1000', 'own']) await add(id);
  const member = await withPoints();
  await app.database.run(
    "INSERT INTO redemptions (member_id, reward_id, at, quantity, points, entry_id) SELECT $1, 'own', now(), 1, 50, max(id) FROM ledger_entries",
    [member.memberId],
  );
  await app.database.run(file('0461-bonus-rewards.sql'));
  await app.database.run(file('0462-bonus-rewards-checked.sql'));
  expect(
    await app.database.rows(
      "SELECT id, bonus_amount, up FROM point_rewards WHERE id = 'own' OR id LIKE 'bonus-%' ORDER BY bonus_amount",
    ),
  ).toEqual([
    { id: 'bonus-50', bonus_amount: '5000', up: true },
    { id: 'bonus-200', bonus_amount: '20000', up: true },
    { id: 'bonus-1000', bonus_amount: '100000', up: true },
    { id: 'own', bonus_amount: null, up: false },
  ]);
  const { id } = (await app.database.first<{ id: string }>('SELECT id FROM redemptions WHERE member_id = $1', [
    member.memberId,
  ]))!;
  expect((await decide(id, 'approve')).code).toBe('BAD_REQUEST');
});

it('[11-16] points that a rejected redemption returns are as old as before', async () => {
  const { account } = await withPoints(100);
  app.clock.advance({ days: 364 });
  const later = await app.signedIn(account);
  const body = { rewardId: 'mug', quantity: 2, password: PASSWORD };
  await decide((await later.call(redeem, { body })).value.id, 'reject');
  expect(await expirePoints(app.parts)).toBe(0);
  app.clock.advance({ days: 2 });
  await expirePoints(app.parts);
  expect((await (await app.signedIn(account)).call(pointBalance)).value.points).toBe(0);
});
