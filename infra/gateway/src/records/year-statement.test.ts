import { yearStatement } from '@atrium/contracts/account-statement';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { post } from '../wallet/ledger.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';

/** 23:30 in Manila on the last day of a year. */
const LAST_HOUR = '2026-12-31T15:30:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: LAST_HOUR });
});
afterAll(() => app.close());

it('[MN-06] a year lists deposits, bonus and manual adjustments with ID and time, and groups the play by game', async () => {
  const vendor = await testVendor(app, 'YEAR');
  const { account, id } = await app.member({ balance: 100_000n });
  const member = await app.signedIn(account);
  const credit = (kind: 'bonus' | 'correction', amount: bigint) =>
    app.parts.database.transaction((transaction) =>
      post(app.parts, transaction, {
        kind,
        memberId: id,
        scope: 'test',
        key: `${kind}-${id}`,
        payload: [],
        reference: `ref-${kind}`,
        detail: '',
        currency: 'PHP',
        lines: [
          { account: { class: 'promo:budget', detail: 'test' }, amount: -amount },
          { account: { class: 'player:cash', memberId: id }, amount },
        ],
      }),
    );
  await credit('bonus', 500n);
  await credit('correction', 900n);
  const seat = await vendor.player({ account });
  for (const round of ['a', 'b']) {
    await seat.bet(`bet-${round}`, round, 1_000);
    await seat.win(`win-${round}`, `bet-${round}`, round, 300, { endRound: true });
  }
  await seat.bet('bet-open', 'open', 700);
  // Half an hour later it is another year in the brand's time zone.
  app.clock.advance({ minutes: 31 });
  const later = await vendor.player({ account });
  await later.bet('bet-next', 'next', 50);
  await later.endRound('next');
  const of = async (year: string) =>
    (await (await app.signedIn(account)).call(yearStatement, { query: { year } })).value;
  const { movements, games, complete } = await of('2026');
  expect(complete).toBe(true);
  expect(movements.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
    ['bonus', '500'],
    ['correction', '900'],
    ['deposit', '100000'],
  ]);
  expect(new Set(movements.map((one) => one.id)).size).toBe(3);
  expect(movements.every(({ at }) => at.startsWith('2026-12-31T15:30:'))).toBe(true);
  expect(movements.find(({ kind }) => kind === 'bonus')!.reference).toBe('ref-bonus');
  expect(games).toEqual([expect.objectContaining({ gameId: vendor.gameId, rounds: 2, stake: '2000', payout: '600' })]);
  const next = await of('2027');
  expect([next.movements, next.games.map(({ stake, payout }) => [stake, payout])]).toEqual([[], [['50', '0']]]);
  expect((await member.call(yearStatement, { query: { year: '26' } })).error?.code).toBe('BAD_REQUEST');
});
