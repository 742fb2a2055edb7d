import fc from 'fast-check';
import { launchGame } from '@atrium/contracts/game-launch';
import * as calls from '@atrium/contracts/limits';
import { position } from '@atrium/contracts/net-position';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestPlayer, type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp({ now: '2026-03-10T04:00:00Z' });
  vendor = await testVendor(app, 'FIG');
});
beforeEach(() => app.clock.set('2026-03-10T04:00:00Z'));
afterAll(() => app.close());

/**
 * A member with money in an open game, whose browser signs in a minute later: earlier play belongs to another session.
 */
async function playing(before: (player: TestPlayer) => Promise<unknown> = async () => {}) {
  const player = await vendor.player({ balance: 100_000n });
  await before(player);
  app.clock.advance({ minutes: 1 });
  const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!;
  return { player, member: await app.signedIn(account) };
}
/** Minutes from one instant to another. */
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
const figures = async (member: Awaited<ReturnType<TestApp['signedIn']>>) =>
  (await member.call(calls.sessionFigures)).value;

it("[MN-03][RG-09] returns the session's start, stakes and payouts; an open stake counts", async () => {
  const { player, member } = await playing(async (earlier) => {
    await earlier.bet('e1', 'earlier', 5_000);
    await earlier.win('e2', 'e1', 'earlier', 9_000, { endRound: true });
  });
  expect(await figures(member)).toMatchObject({
    startedAt: expect.stringMatching(/^2026-03-10T04:01/),
    staked: '0',
    returned: '0',
    net: '0',
    currency: 'PHP',
  });
  app.clock.advance({ minutes: 2 });
  await player.bet('f1', 'first', 300);
  await player.win('f2', 'f1', 'first', 450, { endRound: true });
  await player.bet('f3', 'second', 1_000);
  const now = { staked: '1300', returned: '450', net: '-850' };
  expect(await figures(member)).toMatchObject(now);
  expect((await member.call(position, { query: { days: 1 } })).value.session).toMatchObject(now);
});

it('deducts a returned stake from the stakes, or counts it as returned if it was made before the session', async () => {
  const { player, member } = await playing((earlier) => earlier.bet('g0', 'before', 700));
  await player.bet('g1', 'void', 400);
  await player.rollback('g2', 'g1', 'void');
  expect(await figures(member)).toMatchObject({ staked: '0', returned: '0', net: '0' });
  await player.rollback('g3', 'g0', 'before');
  expect(await figures(member)).toMatchObject({ staked: '0', returned: '700', net: '700' });
});

it("[MN-03] the net position is exactly the wallet's gain from play, whatever is played; deposits are not winnings", async () => {
  let run = 0;
  const act = fc.oneof(
    fc.record({ kind: fc.constant('bet' as const), round: fc.nat(3), amount: fc.integer({ min: 1, max: 900 }) }),
    fc.record({
      kind: fc.constant('win' as const),
      round: fc.nat(3),
      amount: fc.integer({ min: 0, max: 2_000 }),
      ends: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('rollback' as const), round: fc.nat(3) }),
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 5_000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 8 }),
      fc.array(act, { maxLength: 14 }),
      fc.nat(14),
      async (earlier, later, readAfter) => {
        const mark = `p${++run}-`;
        const bets = new Map<number, string>();
        let count = 0;
        let deposited = 0;
        const play = async (player: TestPlayer, acts: typeof later) => {
          for (const one of acts) {
            const tx = `${mark}${++count}`;
            if (one.kind === 'deposit') {
              await app.database.rows(
                "SELECT ledger_post($1, 'deposit', $2, 'test', $4, '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-$3::bigint, $3::bigint])",
                [app.clock.now(), player.memberId, one.amount, tx],
              );
              deposited += one.amount;
              continue;
            }
            const round = `${mark}round-${one.round}`;
            const bet = bets.get(one.round) ?? 'none';
            if (one.kind === 'bet') {
              await player.bet(tx, round, one.amount);
              bets.set(one.round, tx);
            } else if (one.kind === 'win') await player.win(tx, bet, round, one.amount, { endRound: one.ends });
            else await player.rollback(tx, bet, round);
          }
        };
        const { player, member } = await playing((first) => play(first, earlier));
        const start = BigInt(await player.cash());
        deposited = 0;
        // The time of the first request for the figures makes no difference.
        await play(player, later.slice(0, readAfter));
        await figures(member);
        await play(player, later.slice(readAfter));
        const { staked, returned, net } = await figures(member);
        expect(net).toBe((BigInt(await player.cash()) - start - BigInt(deposited)).toString());
        expect(BigInt(returned) - BigInt(staked)).toBe(BigInt(net));
        expect(BigInt(staked) >= 0n).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

it('[RG-08] is due after the pause until it is answered; the next pause starts at the answer', async () => {
  const { member } = await playing();
  const { startedAt, realityCheck } = await figures(member);
  expect(realityCheck).toMatchObject({ seconds: 3600, least: 900, most: 7200, due: false });
  expect(between(startedAt, realityCheck.dueAt)).toBe(60);
  app.clock.advance({ minutes: 59 });
  const answer = async () => (await member.call(calls.answerRealityCheck, { body: {} })).value.realityCheck;
  expect(await answer()).toEqual(realityCheck);
  app.clock.advance({ minutes: 1 });
  expect((await figures(member)).realityCheck).toEqual({ ...realityCheck, due: true });
  app.clock.advance({ minutes: 4 });
  const next = await answer();
  expect([between(startedAt, next.dueAt), next.due]).toEqual([124, false]);
  expect(await answer()).toEqual(next);
});

it('[RG-08] opens no real-money game while the check is unanswered; open rounds continue, and demo games open', async () => {
  const { player, member } = await playing();
  await app.database.run("UPDATE game_sessions SET expires_at = '2999-01-01' WHERE member_id = $1", [player.memberId]);
  const launch = async (mode: 'real' | 'demo') => {
    const { error } = await member.call(launchGame, { body: { gameId: vendor.gameId, mode } });
    return error?.code;
  };
  const before = await launch('real');
  await player.bet('h1', 'running', 100);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    app.clock.advance({ minutes: 15 });
    await member.call(calls.protection);
  }
  expect(await launch('real')).toBe('REALITY_CHECK_DUE');
  expect(await launch('demo')).not.toBe('REALITY_CHECK_DUE');
  expect(await player.win('h2', 'h1', 'running', 150, { endRound: true })).toMatchObject({ status: 'ok' });
  await member.call(calls.answerRealityCheck, { body: {} });
  expect(await launch('real')).toBe(before);
});

it("[RG-08] applies the member's own pause within the brand's bounds, also in the next session and after the bounds narrow", async () => {
  const { member } = await playing();
  const set = (seconds: number) => member.call(calls.setRealityCheck, { body: { seconds } });
  const { startedAt, realityCheck } = (await set(1800)).value;
  expect([realityCheck.seconds, between(startedAt, realityCheck.dueAt)]).toEqual([1800, 30]);
  expect([(await set(899)).error?.code, (await set(7201)).error?.code, (await set(0)).error?.code]).toEqual([
    'BAD_REQUEST',
    'BAD_REQUEST',
    'BAD_REQUEST',
  ]);
  expect((await figures(await app.signedIn(member.account))).realityCheck.seconds).toBe(1800);
  await app.parts.settings.set('realityCheck.leastSeconds', 2400);
  expect((await figures(member)).realityCheck.seconds).toBe(2400);
  await app.parts.settings.set('realityCheck.leastSeconds', 900);
});

it('is polled by the page, which does not count as activity of an idle session', async () => {
  const { member } = await playing();
  const seen = async () =>
    (await app.database.first<{ at: Date }>('SELECT max(last_seen_at) AS at FROM sessions WHERE member_id = $1', [
      member.memberId,
    ]))!.at;
  const before = await seen();
  app.clock.advance({ minutes: 10 });
  await figures(member);
  expect(await seen()).toEqual(before);
  await member.call(calls.protection);
  expect(await seen()).not.toEqual(before);
});
