import { launchGame } from '@atrium/contracts/game-launch';
import * as limitCalls from '@atrium/contracts/limits';
import * as payments from '@atrium/contracts/payments';
import { SEAMLESS_CALLS, type SeamlessCall } from '@atrium/contracts/seamless';
import { walletTransfer } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';
import { type WaysIn, waysIn } from './testing/ways-in.ts';

let app: TestApp;
let walk: WaysIn;
beforeAll(async () => {
  app = await testApp();
  walk = await waysIn(app, 'WALK');
});
afterAll(() => closeBalanced(app));

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
  const seat = await walk.vendor.player({ balance: 10_000n });
  const betWin = (id: string) =>
    walk.vendor.call('betWin', {
      sessionToken: seat.sessionToken,
      playerRef: seat.playerRef,
      gameId: walk.vendor.gameId,
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
  const seat = await walk.vendor.player({ balance: 10_000n });
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
  const member = await walk.member();
  await member.call(walletTransfer, { body: { from: 'main', to: 'WALK', amount: '5000' } });
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '1234567890') RETURNING id",
    [member.memberId],
  );
  await member.call(limitCalls.selfExclude, { body: { months: null } });
  const back = await member.call(walletTransfer, { body: { from: 'WALK', to: 'main', amount: '5000' } });
  expect(back.error).toBeUndefined();
  const paid = await member.call(payments.createWithdrawal, { body: { accountId: account!.id, amount: '100000' } });
  expect(paid.error).toBeUndefined();
  const demo = await member.call(launchGame, { body: { gameId: 'WALK-1', mode: 'demo' } });
  expect(demo.error?.code).not.toBe('PLAYER_EXCLUDED');
  expect((await member.call(limitCalls.protection)).value.pause).toMatchObject({ kind: 'self-exclusion', until: null });
});
