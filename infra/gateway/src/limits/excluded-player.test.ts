import type { Endpoint } from '@atrium/contracts/endpoint';
import { launchGame, launchRoom } from '@atrium/contracts/game-launch';
import * as limitCalls from '@atrium/contracts/limits';
import { placeBet } from '@atrium/contracts/lottery-bets';
import * as payments from '@atrium/contracts/payments';
import { convertPoint } from '@atrium/contracts/points';
import { claimMission, claimRaffle } from '@atrium/contracts/promotions';
import { SEAMLESS_CALLS, type SeamlessCall } from '@atrium/contracts/seamless';
import { transferDownline, transferUpline } from '@atrium/contracts/line-transfers';
import { walletTransfer } from '@atrium/contracts/wallet';
import { type TestLottery, testLottery } from '../lottery/testing/test-lottery.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor, type TestVendor } from '../vendors/testing/test-vendor.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';

const PASSWORD = 'Right-0001';
let app: TestApp;
let vendor: TestVendor;
let lottery: TestLottery;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'WALK');
  lottery = await testLottery(app);
  await lottery.draw('1');
  await app.database.run("UPDATE games SET demo = true WHERE vendor_code = 'WALK'");
  await app.database.run(
    "INSERT INTO rooms (id, game_id, name, stake, seats) VALUES ('walk-room', 'WALK-1', 'Blue room', 100, 4)",
  );
  await app.parts.settings.set('wallet.single', false);
});
afterAll(() => closeBalanced(app));

/** One complete and valid command for each call that takes money in or stakes it. */
const PATHS: { endpoint: Endpoint; input: () => object }[] = [
  { endpoint: payments.createDeposit, input: () => ({ body: { method: 'e-wallet', amount: '10000' } }) },
  { endpoint: convertPoint, input: () => ({ body: { points: 10, password: PASSWORD } }) },
  { endpoint: claimMission, input: () => ({ body: { missionId: 'ten' } }) },
  { endpoint: claimRaffle, input: () => ({ body: { promotionId: 'drum' } }) },
  { endpoint: walletTransfer, input: () => ({ body: { from: 'main', to: 'WALK', amount: '1000' } }) },
  { endpoint: transferUpline, input: () => ({ body: { amount: '1000', password: PASSWORD } }) },
  { endpoint: transferDownline, input: () => ({ body: { memberId: '1', amount: '1000', password: PASSWORD } }) },
  { endpoint: placeBet, input: () => lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]) },
  { endpoint: launchGame, input: () => ({ body: { gameId: 'WALK-1', mode: 'real' } }) },
  { endpoint: launchRoom, input: () => ({ query: { roomId: 'walk-room' } }) },
];

async function player() {
  const member = await app.signedIn({ password: PASSWORD, type: 1, balance: 100_000n });
  await app.database.run('UPDATE members SET to_upline = true WHERE id = $1', [member.memberId]);
  const call = async (endpoint: Endpoint, input: object) =>
    (
      await (member.call as (endpoint: Endpoint, input: object) => Promise<{ error?: { code: string } | undefined }>)(
        endpoint,
        input,
      )
    ).error?.code;
  return { ...member, call: member.call, code: call };
}

it('every call that moves money or opens a game declares whether it takes money in, and is covered here if it does', () => {
  const bound = app.routes.registered;
  const silent = bound.filter(
    ({ movesMoney, name, moneyIn }) => (movesMoney || name.startsWith('games.launch')) && moneyIn === undefined,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const inward = bound.filter(({ moneyIn }) => moneyIn === true || moneyIn === 'partly').map(({ name }) => name);
  expect(PATHS.map(({ endpoint }) => endpoint.name).sort()).toEqual(inward.sort());
});

it.each(PATHS)('an excluded player is refused by $endpoint.name', async ({ endpoint, input }) => {
  const member = await player();
  const before = await member.code(endpoint, input());
  expect(before).not.toBe('PLAYER_EXCLUDED');
  expect(before).not.toBe('BAD_REQUEST');
  expect((await member.call(limitCalls.selfExclude, { body: { months: 6 } })).status).toBe(200);
  expect(await member.code(endpoint, input())).toBe('PLAYER_EXCLUDED');
});

it.each(['timeout', 'operator'])('a break of the kind %s closes the same calls', async (kind) => {
  const member = await player();
  if (kind === 'timeout') await member.call(limitCalls.startTimeOut, { body: { hours: 24 } });
  else
    await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'operator', $2)", [
      member.memberId,
      app.clock.now(),
    ]);
  for (const { endpoint, input } of PATHS)
    expect([endpoint.name, await member.code(endpoint, input())]).toEqual([endpoint.name, 'PLAYER_EXCLUDED']);
});

/** The effect of each vendor call: a stake, which an excluded player cannot make, a settlement, or a read. */
const VENDOR_CALLS: Record<SeamlessCall, 'stakes' | 'settles' | 'reads'> = {
  authenticate: 'reads',
  balance: 'reads',
  bet: 'stakes',
  betWin: 'stakes',
  win: 'settles',
  rollback: 'settles',
  endRound: 'settles',
  reconcile: 'reads',
};

it('a bet with its win in one call is refused like a bet; every vendor call is covered here', async () => {
  expect(Object.keys(VENDOR_CALLS).sort()).toEqual(Object.keys(SEAMLESS_CALLS).sort());
  const seat = await vendor.player({ balance: 10_000n });
  const betWin = (id: string) =>
    vendor.call('betWin', {
      sessionToken: seat.sessionToken,
      playerRef: seat.playerRef,
      gameId: vendor.gameId,
      roundId: `whole-${id}`,
      currency: 'PHP',
      txId: `whole-bet-${id}`,
      amount: '100',
      winTxId: `whole-win-${id}`,
      winAmount: '500',
    });
  expect(await betWin('1')).toMatchObject({ status: 'ok' });
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    seat.memberId,
    app.clock.now(),
  ]);
  expect(await betWin('2')).toMatchObject({ status: 'refused', code: 'PLAYER_DISABLED' });
  expect(await seat.cash()).toBe('10400');
});

it('an excluded player stakes nothing at a vendor, but open rounds settle: wins, rollbacks and ends of rounds', async () => {
  const seat = await vendor.player({ balance: 10_000n });
  await seat.bet('open-1', 'round-1', 1_000);
  await seat.bet('open-2', 'round-2', 500);
  await seat.bet('open-3', 'round-3', 200);
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    seat.memberId,
    app.clock.now(),
  ]);
  expect(await seat.bet('new-1', 'round-4', 100)).toMatchObject({ status: 'refused', code: 'PLAYER_DISABLED' });
  expect(await seat.bet('new-2', 'round-1', 100)).toMatchObject({ status: 'refused', code: 'PLAYER_DISABLED' });
  expect(await seat.win('win-1', 'open-1', 'round-1', 3_000, { endRound: true })).toMatchObject({ status: 'ok' });
  expect(await seat.rollback('back-2', 'open-2', 'round-2')).toMatchObject({ status: 'ok' });
  expect(await seat.endRound('round-3')).toMatchObject({ status: 'ok' });
  expect(await seat.cash()).toBe('11800');
});

it('an excluded player can still withdraw, transfer money out of a vendor, play in demo mode and read everything', async () => {
  const member = await player();
  await member.code(walletTransfer, { body: { from: 'main', to: 'WALK', amount: '5000' } });
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '1234567890') RETURNING id",
    [member.memberId],
  );
  await member.call(limitCalls.selfExclude, { body: { months: null } });
  expect(await member.code(walletTransfer, { body: { from: 'WALK', to: 'main', amount: '5000' } })).toBeUndefined();
  expect(
    await member.code(payments.createWithdrawal, { body: { accountId: account!.id, amount: '100000' } }),
  ).toBeUndefined();
  expect(await member.code(launchGame, { body: { gameId: 'WALK-1', mode: 'demo' } })).not.toBe('PLAYER_EXCLUDED');
  expect((await member.call(limitCalls.protection)).value.pause).toMatchObject({ kind: 'self-exclusion', until: null });
});
