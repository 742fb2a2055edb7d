import { LIVE_GAME_TYPES } from '@atrium/contracts/games';
import { memberInfo } from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../src/platform/testing/test-app.ts';
import { verifyLedger } from '../src/wallet/ledger-verify.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const count = async (text: string): Promise<number> =>
  (await app.database.first<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`))!.n;

it.each([
  ['member1', 'Member-0001', 0],
  ['member2', 'Member-0002', 0],
  ['member3', 'Member-0003', 0],
  ['member4', 'Member-0004', 0],
  ['member5', 'Member-0005', 0],
  ['member9', 'Member-0009', 0],
  ['agent1', 'Agent-0001', 1],
  ['agent2', 'Agent-0002', 2],
])('lets %s sign in with %s', async (username, password, type) => {
  const visitor = app.visitor();
  const answer = await visitor.call(login, { body: { username, password, type: 'username' } });
  expect(answer.status).toBe(200);
  expect((await visitor.call(memberInfo)).value).toMatchObject({ account: username, type });
});

it('leaves every invariant of the ledger whole', async () => {
  expect(await verifyLedger(app.database)).toMatchObject({ ok: true, failures: [] });
  expect(await count('ledger_entries')).toBeGreaterThan(20_000);
});

it('gives the members money and ninety days of history, and member9 neither', async () => {
  for (const account of ['member1', 'member2', 'member3', 'member4', 'member5']) {
    const { value } = await (await app.signedIn(account)).call(balance);
    expect(BigInt(value.sumBalance)).toBeGreaterThan(10_000n);
  }
  expect((await (await app.signedIn('member9')).call(balance)).value.sumBalance).toBe('0');
  expect(await count("ledger_entries e JOIN members m ON m.id = e.member_id WHERE m.account = 'member9'")).toBe(0);
  expect(
    await count(
      "(SELECT DISTINCT brand_day(opened_at) FROM rounds r JOIN members m ON m.id = r.member_id WHERE m.account = 'member1') days",
    ),
  ).toBeGreaterThan(55);
  expect(
    await count(
      "rounds r JOIN members m ON m.id = r.member_id WHERE m.account = 'member1' AND opened_at < now() - interval '85 days'",
    ),
  ).toBeGreaterThan(0);
  expect(await count('rounds WHERE opened_at > now() OR closed_at > now()')).toBe(0);
});

it('makes member3 of rank level 5, and agent2 stand below agent1', async () => {
  expect((await (await app.signedIn('member3')).call(memberInfo)).value.clubLabel.rankLevel).toBe(5);
  expect(
    await count("members a JOIN members t ON t.upline_id = a.id WHERE a.account = 'agent1' AND t.account = 'agent2'"),
  ).toBe(1);
});

it('gives agent1 about sixty accounts over three levels, with records of ninety days', async () => {
  const levels = await app.database.rows<{ level: number }>(
    "SELECT DISTINCT cardinality(m.path) - 1 AS level FROM members m JOIN members a ON a.account = 'agent1' AND m.path @> ARRAY[a.id] ORDER BY 1",
  );
  expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
  expect(await count("members m JOIN members a ON a.account = 'agent1' AND m.path @> ARRAY[a.id]")).toBeGreaterThan(50);
  expect(
    await count(
      "(SELECT DISTINCT f.day FROM daily_figures f JOIN members m ON m.id = f.member_id JOIN members a ON a.account = 'agent1' AND m.path @> ARRAY[a.id]) days",
    ),
  ).toBeGreaterThanOrEqual(90);
});

it('keeps the daily figures in step with the rounds and the ledger', async () => {
  const [sums] = await app.database.rows<Record<string, string>>(
    `SELECT (SELECT sum(turnover) FROM daily_figures)::text AS turnover, (SELECT sum(stake) FROM rounds)::text AS stake, (SELECT sum(payouts) FROM daily_figures)::text AS payouts, (SELECT sum(payout) FROM rounds)::text AS payout,
            (SELECT sum(deposits) FROM daily_figures)::text AS deposits, (SELECT -sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'clearing:deposit')::text AS "paidIn",
            (SELECT sum(withdrawals) FROM daily_figures)::text AS withdrawals, (SELECT sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'clearing:withdraw')::text AS "paidOut"`,
  );
  expect(sums!.turnover).toBe(sums!.stake);
  expect(sums!.payouts).toBe(sums!.payout);
  expect(sums!.deposits).toBe(sums!.paidIn);
  expect(sums!.withdrawals).toBe(sums!.paidOut);
});

it('fills the shelves: vendors in every category, four hundred slots, tables of all fifteen types, no title twice at a vendor', async () => {
  expect(await count("vendors WHERE category = 'RNG'")).toBeGreaterThanOrEqual(14);
  expect(await count("games WHERE category = 'RNG'")).toBeGreaterThanOrEqual(400);
  expect(await count("(SELECT DISTINCT kind FROM games WHERE category = 'LIVE') kinds")).toBe(LIVE_GAME_TYPES.length);
  expect(
    await count("vendors WHERE (code, category) IN (('SV3', 'SPORTS'), ('N2', 'LIVE'), ('TCG_SEA', 'LOTT'))"),
  ).toBe(3);
  expect(
    await count('(SELECT vendor_code FROM games GROUP BY vendor_code, lower(name) HAVING count(*) > 1) twice'),
  ).toBe(0);
});

it('leaves a database alone that holds a brand already', async () => {
  const before = await count('ledger_entries');
  await seedDemo(app.database);
  expect(await count('ledger_entries')).toBe(before);
});
