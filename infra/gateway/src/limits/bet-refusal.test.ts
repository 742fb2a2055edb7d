import * as calls from '@atrium/contracts/limits';
import fc from 'fast-check';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestPlayer, type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'CHK');
});
afterAll(() => closeBalanced(app));

/** The game was opened from this browser's session. */
async function playing() {
  const player = await vendor.player({ balance: 100_000n });
  const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!;
  const browser = await app.signedIn(account);
  await app.database.run(
    "UPDATE game_sessions SET session_id = (SELECT max(id) FROM sessions WHERE member_id = $1), expires_at = '2999-01-01' WHERE member_id = $1",
    [player.memberId],
  );
  return { player, browser };
}
/** Advances the clock while the member stays active. */
async function pass(browser: Awaited<ReturnType<typeof playing>>['browser'], minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 20) {
    app.clock.advance({ minutes: Math.min(left, 20) });
    await browser.call(calls.protection);
  }
}
const betWin = (player: TestPlayer, mark: string, round: string, amount: number) =>
  vendor.call('betWin', {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: vendor.gameId,
    roundId: round,
    currency: 'PHP',
    txId: `${mark}-b`,
    amount: String(amount),
    winTxId: `${mark}-w`,
    winAmount: '40',
    endRound: false,
  });
const due = { status: 'refused', code: 'REALITY_CHECK_DUE', class: 'final' };
const ok = { status: 'ok' };

it('[RG-08] takes no bet while a reality check is unanswered, in any call that bets; open rounds settle', async () => {
  const { player, browser } = await playing();
  await player.bet('a1', 'first', 100);
  await player.bet('a2', 'second', 200);
  await player.bet('a3', 'third', 300);
  await pass(browser, 60);
  expect(await player.bet('a4', 'fourth', 100)).toMatchObject(due);
  expect(await betWin(player, 'a5', 'fifth', 100)).toMatchObject(due);
  expect(await player.cash()).toBe('99400');
  expect(await player.bet('a1', 'first', 100)).toMatchObject({ ...ok, duplicate: true });
  expect(await player.win('a6', 'a1', 'first', 250, { endRound: true })).toMatchObject(ok);
  expect(await player.rollback('a7', 'a2', 'second')).toMatchObject(ok);
  expect(await player.endRound('third')).toMatchObject(ok);
  expect(await player.cash()).toBe('99850');
  await browser.call(calls.answerRealityCheck, { body: {} });
  expect(await player.bet('a8', 'sixth', 100)).toMatchObject(ok);
});

it('checks each session separately: the game of another browser continues', async () => {
  const { player, browser } = await playing();
  await pass(browser, 40);
  await app.signedIn(browser.account);
  await app.database.run(
    'UPDATE game_sessions SET session_id = (SELECT max(id) FROM sessions WHERE member_id = $1) WHERE member_id = $1',
    [player.memberId],
  );
  await pass(browser, 20);
  expect((await browser.call(calls.sessionFigures)).value.realityCheck.due).toBe(true);
  expect(await player.bet('o1', 'other', 100)).toMatchObject(ok);
});

it.each<[string, (session: Awaited<ReturnType<typeof playing>>) => Promise<unknown>, string]>([
  ['a reality check', ({ browser }) => pass(browser, 60), 'REALITY_CHECK_DUE'],
  ['a break', ({ browser }) => browser.call(calls.startTimeOut, { body: { hours: 24 } }), 'PLAYER_DISABLED'],
  [
    'a limit on the time',
    ({ browser }) => browser.call(calls.setLimit, { body: { kind: 'session_time', period: 'd', amount: '0' } }),
    'LIMIT_EXCEEDED',
  ],
])(
  '[RG-13] %s strands no round: a bet without a stake finishes an open round, and starts none',
  async (name, begins, code) => {
    const session = await playing();
    const { player } = session;
    const mark = name.replaceAll(' ', '-');
    await player.bet(`${mark}-0`, `${mark}-round`, 100);
    await begins(session);
    expect(await player.bet(`${mark}-free`, `${mark}-round`, 0)).toMatchObject(ok);
    expect(await betWin(player, `${mark}-pair`, `${mark}-round`, 0)).toMatchObject(ok);
    expect(await player.bet(`${mark}-more`, `${mark}-round`, 1)).toMatchObject({ status: 'refused', code });
    expect(await player.bet(`${mark}-new`, `${mark}-new`, 0)).toMatchObject({ status: 'refused', code });
    await player.win(`${mark}-win`, `${mark}-free`, `${mark}-round`, 500, { endRound: true });
    expect(await player.bet(`${mark}-late`, `${mark}-round`, 0)).toMatchObject({ status: 'refused' });
    expect(await player.cash()).toBe('100440');
  },
);

it('[RG-08] a longer pause chosen while a check is due does not postpone it; the pause starts at the answer', async () => {
  const { player, browser } = await playing();
  const second = await app.signedIn(browser.account);
  const choose = async (seconds: number) =>
    (await browser.call(calls.setRealityCheck, { body: { seconds } })).value.realityCheck;
  await pass(browser, 61);
  const before = (await browser.call(calls.sessionFigures)).value.realityCheck;
  expect(before.due).toBe(true);
  for (const seconds of [7200, 900, 7200]) expect(await choose(seconds)).toEqual({ ...before, seconds });
  expect((await second.call(calls.sessionFigures)).value.realityCheck.due).toBe(true);
  expect(await player.bet('l1', 'longer', 100)).toMatchObject(due);
  const { realityCheck } = (await browser.call(calls.answerRealityCheck, { body: {} })).value;
  expect([realityCheck.due, Math.round((Date.parse(realityCheck.dueAt) - app.clock.now().getTime()) / 60_000)]).toEqual(
    [false, 120],
  );
  expect(await player.bet('l2', 'longer', 100)).toMatchObject(ok);
  // A check that is not due yet follows the new pause at once.
  expect((await choose(900)).due).toBe(false);
});

it('takes a stake only while no check is due, and exactly the stake, whatever is played, chosen and answered', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('bet' as const), round: fc.nat(2), stake: fc.constantFrom(0, 0, 7, 30) }),
    fc.record({ kind: fc.constant('end' as const), round: fc.nat(2) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(5, 14, 15, 16) }),
    fc.record({ kind: fc.constant('choose' as const), seconds: fc.constantFrom(900, 1_800, 7_200) }),
    fc.record({ kind: fc.constant('answer' as const) }),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 16 }), async (acts) => {
      const mark = `p${++run}`;
      const { player, browser } = await playing();
      const open = new Set<number>();
      const ended = new Set<number>();
      let staked = 0;
      let countsFrom = app.clock.now().getTime();
      let seconds = 3_600;
      let dueSince: number | undefined;
      for (const [at, one] of acts.entries()) {
        const isDue = dueSince !== undefined || app.clock.now().getTime() >= countsFrom + seconds * 1_000;
        if (one.kind === 'wait') await pass(browser, one.minutes);
        else if (one.kind === 'end') {
          await player.endRound(`${mark}-${one.round}`);
          if (open.delete(one.round)) ended.add(one.round);
        } else if (one.kind === 'choose') {
          if (isDue) dueSince ??= countsFrom + seconds * 1_000;
          seconds = one.seconds;
          await browser.call(calls.setRealityCheck, { body: { seconds } });
        } else if (one.kind === 'answer') {
          await browser.call(calls.answerRealityCheck, { body: {} });
          if (isDue) [countsFrom, dueSince] = [app.clock.now().getTime(), undefined];
        } else {
          const allowed = !isDue || (one.stake === 0 && open.has(one.round));
          const expected = !allowed ? 'REALITY_CHECK_DUE' : ended.has(one.round) ? 'ROUND_CLOSED' : undefined;
          expect((await player.bet(`${mark}-${at}`, `${mark}-${one.round}`, one.stake)).code).toBe(expected);
          if (expected === undefined) {
            open.add(one.round);
            staked += one.stake;
          }
        }
      }
      expect(await player.cash()).toBe(String(100_000 - staked));
    }),
    { numRuns: 15 },
  );
}, 120_000);
