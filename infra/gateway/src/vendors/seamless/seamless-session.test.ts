import { randomBytes } from 'node:crypto';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { hashOf } from '../../session/find-session.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'SES');
});
afterAll(() => closeBalanced(app));

const end = (sessionId: string) =>
  app.database.run("UPDATE sessions SET ended_at = $2, end_reason = 'signed-out' WHERE id = $1", [
    sessionId,
    app.clock.now(),
  ]);

it('refuses a ticket whose session has ended', async () => {
  const player = await vendor.player();
  const ticket = randomBytes(16).toString('hex');
  await app.database.run(
    "INSERT INTO launch_tickets (ticket_hash, vendor_code, member_id, session_id, game_id, currency, language, mode, expires_at) VALUES ($1, 'SES', $2, $3, $4, 'PHP', 'EN', 'real', $5)",
    [hashOf(ticket), player.memberId, player.sessionId, vendor.gameId, new Date(app.clock.now().getTime() + 60_000)],
  );
  await end(player.sessionId);
  const answer = await vendor.call('authenticate', { ticket });
  expect(answer).toMatchObject({ status: 'refused', code: 'TOKEN_EXPIRED' });
  expect(answer).not.toHaveProperty('balance');
});

it('takes no bet after thirty minutes without activity, and counts playing as activity', async () => {
  const player = await vendor.player();
  for (let i = 0; i < 3; i += 1) {
    app.clock.advance({ minutes: 19 });
    expect(await player.bet(`life-${i}`, `life-${i}`, 10)).toMatchObject({ status: 'ok' });
  }
  app.clock.advance({ minutes: 31 });
  expect(await player.bet('idle', 'idle', 10)).toMatchObject({ status: 'refused', code: 'TOKEN_EXPIRED' });
  expect(await player.win('late-win', 'life-2', 'life-2', 50, { endRound: true })).toMatchObject({ status: 'ok' });
  expect(await player.cash()).toBe('10020');
});

it('repeats the first answer to a repeated bet-win, even after the member has signed out', async () => {
  const player = await vendor.player({ balance: 1_000n });
  const both = {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: vendor.gameId,
    roundId: 'pair',
    currency: 'PHP',
    txId: 'pair-bet',
    amount: '100',
    winTxId: 'pair-win',
    winAmount: '40',
    endRound: true,
  };
  const first = await vendor.call('betWin', both);
  await end(player.sessionId);
  expect(await vendor.call('betWin', both)).toMatchObject({ ...first, duplicate: true });
  expect(await vendor.call('betWin', { ...both, txId: 'new-bet', winTxId: 'new-win' })).toMatchObject({
    status: 'refused',
    code: 'TOKEN_EXPIRED',
  });
  expect(await player.cash()).toBe('940');
});

it('holds simultaneous bets to the limit', async () => {
  const player = await vendor.player({ balance: 10_000n });
  await app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'wager', 'd', 250, $2, $2, $2)",
    [player.memberId, app.clock.now()],
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => player.bet(`limit-${index}`, `limit-${index}`, 100)),
  );
  expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'LIMIT_EXCEEDED'),
    'ok',
    'ok',
  ]);
  expect(await player.cash()).toBe('9800');
});

it('repeats the first answer to a bet-win that overlaps its first attempt, even when the limit leaves no room for a second', async () => {
  const player = await vendor.player({ balance: 1_000n });
  await app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'wager', 'd', 100, $2, $2, $2)",
    [player.memberId, app.clock.now()],
  );
  const body = {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: vendor.gameId,
    roundId: 'overlap',
    currency: 'PHP',
    txId: 'overlap-bet',
    amount: '60',
    winTxId: 'overlap-win',
    winAmount: '10',
  };
  const waiting = () =>
    app.database.first<{ n: number }>(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  const both = await app.database.transaction(async (transaction) => {
    await transaction.run("SELECT vendor_lock($1, 'PHP')", [player.memberId]);
    const sent = [vendor.call('betWin', body), vendor.call('betWin', body)];
    await until(async () => (await waiting())!.n === 2);
    return sent;
  });
  const answers = await Promise.all(both);
  expect(answers.map(({ status, duplicate }) => [status, duplicate]).sort()).toEqual([
    ['ok', false],
    ['ok', true],
  ]);
  expect(await player.cash()).toBe('950');
});
