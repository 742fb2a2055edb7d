import * as accountCalls from '@atrium/contracts/account-records';
import * as betCalls from '@atrium/contracts/bet-records';
import * as flagCalls from '@atrium/contracts/contract-flags';
import * as positionCalls from '@atrium/contracts/net-position';
import * as walletCalls from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp({ now: '2026-11-10T03:00:00Z' });
  vendor = await testVendor(app, 'REC');
  await app.database.run(`UPDATE games SET name = 'Fox Lantern', names = '{"zh": "灯笼狐"}' WHERE vendor_code = 'REC'`);
});
afterAll(() => app.close());

async function player() {
  const player = await vendor.player({ balance: 10_000n });
  const account = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!.account;
  // These games stay open over days of test time.
  await app.database.run("UPDATE game_sessions SET expires_at = '2999-01-01'");
  return { player, member: await app.signedIn(account) };
}

it('[7-075] [1-34] betting records: each round with its stake and payout, totals over the whole filter', async () => {
  const { player: one, member } = await player();
  await one.bet('b1', 'round-1', 300);
  await one.win('b2', 'b1', 'round-1', 900, { endRound: true });
  app.clock.advance({ minutes: 1 });
  await one.bet('b3', 'round-2', 200);
  await one.endRound('round-2');
  app.clock.advance({ minutes: 1 });
  await one.bet('b4', 'round-3', 50);
  const { value } = await member.call(betCalls.betRecords, { query: { pageSize: 2 } });
  expect(value).toMatchObject({
    total: 3,
    totalPages: 2,
    pageNo: 1,
    totals: { stake: '550', payout: '900', net: '350' },
  });
  expect(
    value.items.map(({ roundId, stake, payout, net, status, gameName, vassalage }) => [
      roundId,
      stake,
      payout,
      net,
      status,
      gameName,
      vassalage,
    ]),
  ).toEqual([
    ['round-3', '50', '0', '-50', 'open', 'Fox Lantern', 'REC'],
    ['round-2', '200', '0', '-200', 'lost', 'Fox Lantern', 'REC'],
  ]);
  expect((await member.call(betCalls.betRecords, { query: { status: 'won' } })).value).toMatchObject({
    total: 1,
    totals: { stake: '300', payout: '900' },
  });
  expect((await member.call(betCalls.betRecords, { query: { text: 'lantern' } })).value.total).toBe(3);
  expect((await member.call(betCalls.betRecords, { query: { text: 'round-2' } })).value.total).toBe(1);
  expect((await member.call(betCalls.betRecords, { query: { vassalage: 'OTHER' } })).value.total).toBe(0);
  member.headers = { language: 'CN' };
  expect((await member.call(betCalls.betRecords, { query: {} })).value.items[0]!.gameName).toBe('灯笼狐');
});

it("splits days by the brand's time zone, both ends inclusive", async () => {
  app.clock.set('2026-11-10T15:59:00Z'); // 23:59 in Manila
  const { player: one, member } = await player();
  await one.bet('z1', 'before-midnight', 10);
  app.clock.set('2026-11-10T16:01:00Z'); // 00:01 of the eleventh
  await one.bet('z2', 'after-midnight', 20);
  const rounds = async (from: string, to: string) =>
    (await member.call(betCalls.betRecords, { query: { from, to } })).value.items.map(({ roundId }) => roundId);
  expect(await rounds('2026-11-10', '2026-11-10')).toEqual(['before-midnight']);
  expect(await rounds('2026-11-11', '2026-11-11')).toEqual(['after-midnight']);
  expect(await rounds('2026-11-10', '2026-11-11')).toEqual(['after-midnight', 'before-midnight']);
});

it("[7-073] shows only the member's own movements, with incoming and outgoing totals", async () => {
  const { player: one, member } = await player();
  const { member: other } = await player();
  await one.bet('t1', 'tr', 300);
  await one.win('t2', 't1', 'tr', 450, { endRound: true });
  await one.bet('t3', 'tr2', 100);
  await one.rollback('t4', 't3', 'tr2');
  const { value } = await member.call(accountCalls.memberTransactionDetail, { query: {} });
  expect(value.items.map(({ kind, amount, balanceAfter, detail }) => [kind, amount, balanceAfter, detail])).toEqual([
    ['rollback', '100', '10150', 'Fox Lantern'],
    ['bet', '-100', '10050', 'Fox Lantern'],
    ['payout', '450', '10150', 'Fox Lantern'],
    ['bet', '-300', '9700', 'Fox Lantern'],
    ['deposit', '10000', '10000', ''],
  ]);
  expect(value.totals).toEqual({ in: '10550', out: '400', net: '10150' });
  expect((await member.call(accountCalls.accountRecords, { query: { kind: 'bet' } })).value).toMatchObject({
    total: 2,
    totals: { in: '0', out: '400' },
  });
  expect(
    (await other.call(accountCalls.memberTransactionDetail, { query: {} })).value.items.map(({ kind }) => kind),
  ).toEqual(['deposit']);
});

it('[7-054] [3-38] returns sumBalance from the ledger, with the locked amount apart', async () => {
  const { player: one, member } = await player();
  const before = (await member.call(walletCalls.balance)).value;
  expect(before).toMatchObject({ sumBalance: '10000', cash: '10000', bonus: '0', locked: '0', currency: 'PHP' });
  await one.bet('s1', 'sr', 1_234);
  const after = (await member.call(walletCalls.balance)).value;
  expect([after.sumBalance, after.sequence > before.sequence]).toEqual(['8766', true]);
});

it('shows the net position of the session, and each day with its closing balance', async () => {
  app.clock.set('2026-11-12T04:00:00Z');
  const { player: one, member } = await player();
  await one.bet('p1', 'pr1', 300);
  await one.win('p2', 'p1', 'pr1', 100, { endRound: true });
  app.clock.set('2026-11-13T04:00:00Z');
  await app.database.run('UPDATE sessions SET started_at = $2, last_seen_at = $2 WHERE member_id = $1', [
    member.memberId,
    app.clock.now(),
  ]);
  await one.bet('p3', 'pr2', 50);
  const { value } = await member.call(positionCalls.position, { query: { days: 3 } });
  expect(value.session).toMatchObject({ staked: '50', returned: '0', net: '-50' });
  expect(value.days).toEqual([
    { day: '2026-11-11', staked: '0', returned: '0', deposits: '0', withdrawals: '0', balance: '0' },
    { day: '2026-11-12', staked: '300', returned: '100', deposits: '10000', withdrawals: '0', balance: '9800' },
    { day: '2026-11-13', staked: '50', returned: '0', deposits: '0', withdrawals: '0', balance: '9750' },
  ]);
});

it('[7-057] [3-41] returns whether one wallet serves all vendors', async () => {
  const member = await app.signedIn();
  expect((await member.call(walletCalls.merchantWallet)).value).toEqual({ isSingle: true });
  expect(
    (await member.call(walletCalls.walletTransfer, { body: { from: 'main', to: 'REC', amount: '100' } })).error?.code,
  ).toBe('FUNCTION_DISABLED');
  await app.parts.settings.set('wallet.single', false);
  expect((await member.call(walletCalls.merchantWallet)).value).toEqual({ isSingle: false });
});

it('[7-055] moves money between wallets once, even when repeated, concurrent or refused', async () => {
  await app.parts.settings.set('wallet.single', false);
  const member = await app.signedIn({ balance: 1_000n });
  const move = (from: string, to: string, amount: string, idempotencyKey?: string) =>
    member.call(walletCalls.walletTransfer, {
      body: { from, to, amount },
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  const repeated = await Promise.all([1, 2, 3].map(() => move('main', 'REC', '400', 'one-intent')));
  expect(new Set(repeated.map(({ value }) => value.transferId)).size).toBe(1);
  expect((await member.call(walletCalls.wallets)).value).toMatchObject({
    main: { cash: '600' },
    vendors: expect.arrayContaining([expect.objectContaining({ vassalage: 'REC', balance: '400' })]),
  });
  const many = await Promise.all(Array.from({ length: 10 }, () => move('main', 'REC', '100')));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(6);
  expect((await move('REC', 'main', '1001')).error?.code).toBe('INSUFFICIENT_FUNDS');
  expect((await move('REC', 'main', '1000')).value.main.cash).toBe('1000');
  expect((await move('main', 'NOPE', '1')).error?.params).toEqual({ field: 'to' });
  await app.parts.settings.set('wallet.single', true);
});

it('[7-056] [3-72] [3-73] returns the contract and salary flags of the account', async () => {
  const member = await app.signedIn({ type: 1 });
  expect((await member.call(flagCalls.consolidated)).value).toMatchObject({
    dailysalinfotype: '0',
    divtypeinfo: '0',
    dailysalreqtype: '0',
  });
  await app.database.run(
    `UPDATE members SET details = '{"contracts": {"dailySalary": true, "dividend": true}}' WHERE id = $1`,
    [member.memberId],
  );
  await app.database.run(
    "INSERT INTO agent_contracts (kind, member_id, rate, period, requested_at) VALUES ('hourly-salary', $1, 1, 'hourly', now())",
    [member.memberId],
  );
  expect((await member.call(flagCalls.consolidated)).value).toEqual({
    dailysalreqtype: '0',
    divtypereq: '0',
    contracthoursalreq: '1',
    realtimesalreqtype: '0',
    contractmrdailysalinfotype: '0',
    contracthoursalinfo: '0',
    dailysalinfotype: '1',
    realtimesalinfotype: '0',
    divtypeinfo: '1',
  });
});

it('[MN-04] shows rounds and movements of more than a year ago, without help of customer service', async () => {
  const { player: one, member } = await player();
  const day = app.clock.now().toISOString().slice(0, 10);
  await one.bet('year-1', 'old-round', 300);
  await one.endRound('old-round');
  app.clock.advance({ days: 400 });
  const later = await app.signedIn(member.account);
  const span = { from: day, to: day };
  expect((await later.call(betCalls.betRecords, { query: span })).value.items).toMatchObject([
    { roundId: 'old-round', stake: '300' },
  ]);
  expect((await later.call(accountCalls.accountRecords, { query: span })).value.total).toBeGreaterThan(0);
  app.clock.advance({ days: -400 });
});
