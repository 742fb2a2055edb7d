import { statement } from '@atrium/contracts/account-statement';
import { claimCashback } from '@atrium/contracts/rewards';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';

/** Noon in Manila. */
const NOON = '2026-06-10T04:00:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: NOON });
});
afterAll(() => app.close());

it('[11-25] [MN-05] adds up: opening balance, each kind of movement and closing balance, over any days', async () => {
  const vendor = await testVendor(app, 'STA');
  const { account, id } = await app.member({ balance: 100_000n });
  const member = await app.signedIn(account);
  const over = async (from: string, to: string) => (await member.call(statement, { query: { from, to } })).value;
  expect(await over('2026-06-10', '2026-06-10')).toMatchObject({
    opening: '0',
    closing: '100000',
    lines: [{ kind: 'deposit', in: '100000', out: '0', entries: 1 }],
    netDeposits: '100000',
    lifetime: { deposits: '100000', withdrawals: '0', netDeposits: '100000' },
  });
  app.clock.advance({ hours: 13 });
  const seat = await vendor.player({ account });
  await seat.bet('s1', 'sr', 30_000);
  await seat.win('s2', 's1', 'sr', 12_500, { endRound: true });
  await app.database.run(
    "INSERT INTO benefits (id, member_id, kind, day, amount, state, created_at) VALUES (99, $1, 'cashback', '2026-06-01', 700, 'claimable', $2)",
    [id, app.clock.now()],
  );
  await (await app.signedIn(account)).call(claimCashback, { body: { id: '99' } });
  const next = await over('2026-06-11', '2026-06-11');
  expect(next).toMatchObject({
    opening: '100000',
    closing: '83200',
    lines: [
      { kind: 'bet', in: '0', out: '30000' },
      { kind: 'payout', in: '12500', out: '0' },
      { kind: 'rebate', in: '700', out: '0' },
    ],
    netDeposits: '0',
    lifetime: { netDeposits: '100000' },
  });
  const whole = await over('2026-06-01', '2026-06-30');
  const sum = whole.lines.reduce((total, line) => total + BigInt(line.in) - BigInt(line.out), 0n);
  expect(BigInt(whole.opening) + sum).toBe(BigInt(whole.closing));
});

it('[11-25] refuses days in the wrong order', async () => {
  const member = await app.signedIn();
  const answer = await member.call(statement, { query: { from: '2026-06-02', to: '2026-06-01' } });
  expect(answer.error).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'to' } });
});
