import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestPlayer, testVendor } from '../vendors/testing/test-vendor.ts';
import { requireDeposit } from './can-deposit.ts';
import { betRefusal } from './can-wager.ts';
import { limitsOf } from './limits.repository.ts';

/* What bars a member, to the instant: the functions of the database that every vertical asks. */

let app: TestApp;
let memberId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  memberId = (await app.member()).id;
});
afterAll(() => app.close());

const NOON = '2026-11-26T12:00:00Z';
const barAt = async (at: string) =>
  (await app.database.first<{ bar: string | null }>('SELECT player_bar($1, $2) AS bar', [memberId, at]))!.bar;
const barredAt = async (at: string) =>
  (await app.database.first<{ barred: boolean }>('SELECT player_barred($1, $2) AS barred', [memberId, at]))!.barred;

it.each([
  ['begins later', '2026-11-26T12:00:01Z', '2026-11-27T12:00:00Z', null],
  ['begins now', NOON, '2026-11-27T12:00:00Z', 'PLAYER_EXCLUDED'],
  ['ends in a second', '2026-11-25T12:00:00Z', '2026-11-26T12:00:01Z', 'PLAYER_EXCLUDED'],
  ['ends now', '2026-11-25T12:00:00Z', NOON, null],
  ['has no end', '2026-11-25T12:00:00Z', null, 'PLAYER_EXCLUDED'],
])('[RG-11] [RG-12] [14-03] a break that %s', async (_what, from, until, bar) => {
  await app.database.run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', $2, $3)",
    [memberId, from, until],
  );
  expect([await barAt(NOON), await barredAt(NOON)]).toEqual([bar, bar !== null]);
});

it('[AC-17] a closed account is barred for offers and reports too, until it is opened again', async () => {
  await app.database.run(
    "INSERT INTO account_closures (member_id, reason, closed_at) VALUES ($1, 'other', '2026-11-01')",
    [memberId],
  );
  expect([await barAt(NOON), await barredAt(NOON)]).toEqual(['ACCOUNT_CLOSED', true]);
  await app.database.run("UPDATE account_closures SET reopened_at = '2026-11-20' WHERE member_id = $1", [memberId]);
  expect([await barAt(NOON), await barredAt(NOON)]).toEqual([null, false]);
});

it('[AC-03] the acceptance of an earlier change of the terms covers no later one', async () => {
  const publish = (version: string) => app.parts.settings.set('terms.material', { version, changes: { en: 'All.' } });
  await app.database.run(
    "INSERT INTO terms_acceptances (member_id, version, material, accepted_at) VALUES ($1, '2026-10', '2026-10', '2026-10-01')",
    [memberId],
  );
  await publish('2026-10');
  expect(await barAt(NOON)).toBeNull();
  await publish('2026-11');
  expect(await barAt(NOON)).toBe('TERMS_CHANGED');
  await app.parts.settings.set('terms.material', null);
});

it('[RG-03] a limit is in force once it is confirmed and its time has come, for its kind and member alone', async () => {
  const soon = new Date(app.clock.now().getTime() + 60_000);
  const before = new Date(app.clock.now().getTime() - 60_000);
  const other = (await app.member()).id;
  for (const [member, kind, amount, from, confirmed] of [
    [memberId, 'deposit', 500, before, before],
    [memberId, 'deposit', 400, soon, before],
    [memberId, 'deposit', 300, before, null],
    [memberId, 'wager', 200, before, before],
    [other, 'deposit', 100, before, before],
  ] as const)
    await app.database.run(
      "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, $2, 'd', $3, $4, $5, $6)",
      [member, kind, amount, before, from, confirmed],
    );
  expect(await limitsOf(app.parts, memberId, ['deposit'])).toEqual([{ kind: 'deposit', period: 'd', amount: 500n }]);
});

it('[11-32] [RG-03] deposits reach the cap of a level and not more, those that wait for their payment included', async () => {
  await app.parts.settings.set('identity.monthlyDeposit0', '50000');
  await app.database.run(
    "INSERT INTO deposits (reference, member_id, method, amount, currency, created_at) VALUES ('CAP-' || $1::bigint, $1::bigint, 'gcash', 20000, 'PHP', $2)",
    [memberId, app.clock.now()],
  );
  const deposit = (amount: bigint) =>
    app.database.transaction((transaction) => requireDeposit(app.parts, transaction, memberId, amount));
  await expect(deposit(30_001n)).rejects.toMatchObject({ code: 'IDENTITY_REQUIRED' });
  await expect(deposit(30_000n)).resolves.toBeUndefined();
  await app.parts.settings.set('identity.monthlyDeposit0', '0');
});

it("[RG-13] a free spin finishes the member's own open round: not another member's, and not one that has ended", async () => {
  const vendor = await testVendor(app, 'SPIN');
  const [one, two] = [await vendor.player(), await vendor.player()];
  await one.bet('spin-1', 'spin-round', 100);
  const spin = (player: TestPlayer) =>
    betRefusal(app.parts, {
      memberId: player.memberId,
      checkDue: true,
      vendor: 'SPIN',
      round: 'spin-round',
      stake: 0n,
    });
  expect([await spin(one), await spin(two)]).toEqual([undefined, 'REALITY_CHECK_DUE']);
  await one.endRound('spin-round');
  expect(await spin(one)).toBe('REALITY_CHECK_DUE');
});

it('[14-09] a bet with its win names one player: the win of another one is refused, and nothing is booked', async () => {
  const vendor = await testVendor(app, 'PAIR');
  const [one, two] = [await vendor.player(), await vendor.player()];
  const reply = await vendor.call('betWin', {
    sessionToken: one.sessionToken,
    playerRef: two.playerRef,
    gameId: vendor.gameId,
    roundId: 'pair-round',
    currency: 'PHP',
    txId: 'pair-bet',
    amount: '100',
    winTxId: 'pair-win',
    winAmount: '500',
  });
  expect(reply).toMatchObject({ status: 'refused', code: 'INVALID_TOKEN' });
  expect([await one.cash(), await two.cash()]).toEqual(['10000', '10000']);
});
