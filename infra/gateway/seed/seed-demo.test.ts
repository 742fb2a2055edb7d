import { LIVE_GAME_TYPES } from '@atrium/contracts/game-categories';
import { memberInfo } from '@atrium/contracts/members';
import { deposits, withdrawalOptions } from '@atrium/contracts/payments';
import { pointBalance, redemptions } from '@atrium/contracts/points';
import { login } from '@atrium/contracts/session';
import { accountRecords } from '@atrium/contracts/account-records';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../src/platform/testing/test-app.ts';
import { noteChanged } from '../src/person/note-changed.ts';
import { verifyLedger } from '../src/wallet/ledger-verify.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { bookingsOf } from './ledger/bookings-of.ts';
import { demoMembers } from './people/accounts.ts';
import type { Withdrawal } from './people/money-event.ts';
import { historiesOf } from './people/member-histories.ts';
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

it('keeps every invariant of the ledger', async () => {
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

it('gives member3 rank level 5, and puts agent2 below agent1', async () => {
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

it('[12-07] the valid bets of teams and members go back as far as their play', async () => {
  const weeks = await app.database.rows<{ turnover: string; valid: string; own: string }>(
    `SELECT w.turnover::text AS turnover, w.valid::text AS valid,
            (SELECT coalesce(sum(c.valid), 0) FROM cashback_accruals c WHERE date_trunc('week', c.day::timestamp) = w.week)::text AS own
       FROM (SELECT date_trunc('week', f.day::timestamp) AS week, sum(f.turnover) AS turnover, sum(f.valid) AS valid
               FROM team_figures f JOIN members m ON m.id = f.agent_id AND m.account = 'agent1'
              WHERE f.turnover > 0 OR f.valid > 0 GROUP BY 1) w`,
  );
  expect(weeks.length).toBeGreaterThanOrEqual(12);
  for (const { turnover, valid, own } of weeks) {
    expect(Number(valid)).toBeGreaterThan(Number(turnover) / 2);
    expect(Number(own)).toBeGreaterThanOrEqual(Number(valid));
  }
});

it('keeps the daily figures in step with the rounds and the ledger', async () => {
  const [sums] = await app.database.rows<Record<string, string>>(
    `SELECT (SELECT sum(turnover) FROM daily_figures)::text AS turnover, (SELECT sum(stake) FROM rounds)::text AS stake, (SELECT sum(payouts) FROM daily_figures)::text AS payouts, (SELECT sum(payout) FROM rounds)::text AS payout,
            (SELECT sum(deposits) FROM daily_figures)::text AS deposits, (SELECT -sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class IN ('clearing:deposit', 'house:fees'))::text AS "paidIn",
            (SELECT sum(withdrawals) FROM daily_figures)::text AS withdrawals, (SELECT sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'clearing:withdraw')::text AS "paidOut"`,
  );
  expect(sums!.turnover).toBe(sums!.stake);
  expect(sums!.payouts).toBe(sums!.payout);
  expect(sums!.deposits).toBe(sums!.paidIn);
  expect(sums!.withdrawals).toBe(sums!.paidOut);
});

it('fills the shelves: vendors in every category, four hundred slots, tables of every type with rules, no title twice at a vendor', async () => {
  expect(await count("vendors WHERE category = 'RNG'")).toBeGreaterThanOrEqual(14);
  expect(await count("games WHERE category = 'RNG'")).toBeGreaterThanOrEqual(400);
  expect(await count("(SELECT DISTINCT kind FROM games WHERE category = 'LIVE') kinds")).toBe(
    LIVE_GAME_TYPES.filter((type) => type !== 'MJ').length,
  );
  expect(
    await count("vendors WHERE (code, category) IN (('SV3', 'SPORTS'), ('N2', 'LIVE'), ('TCG_SEA', 'LOTT'))"),
  ).toBe(3);
  expect(
    await count('(SELECT vendor_code FROM games GROUP BY vendor_code, lower(name) HAVING count(*) > 1) twice'),
  ).toBe(0);
});

it('has all texts in ten languages: help and legal pages, notices, banners, promotions, messages, missions, rewards', async () => {
  const tags = ['ar', 'en', 'id', 'ko', 'ms', 'pt-BR', 'th', 'tl', 'vi', 'zh'];
  for (const [table, column] of [
    ['help_articles', 'texts'],
    ['notices', 'texts'],
    ['banners', 'texts'],
    ['promotions', 'texts'],
    // The texts of a message of a kind are in locales/messages.
    ['messages WHERE kind IS NULL', 'texts'],
    ['missions', 'texts'],
    ['point_rewards', 'names'],
  ]) {
    const spoken = await app.database.rows<{ tags: string[] }>(
      `SELECT DISTINCT ARRAY(SELECT jsonb_object_keys(${column}) ORDER BY 1) AS tags FROM ${table}`,
    );
    expect([table, ...spoken.map((row) => row.tags.toSorted())]).toEqual([table, tags]);
  }
});

it('[11-30] [12-13] gives an older installation the articles of the help that it lacks, and keeps the words of the brand', async () => {
  const texts = async (topic: string) =>
    (
      await app.database.first<{ html: string }>(
        "SELECT texts #>> '{en,html}' AS html FROM help_articles WHERE topic = $1",
        [topic],
      )
    )?.html;
  const write = (topic: string, html: string) =>
    app.database.run(
      "UPDATE help_articles SET texts = jsonb_set(texts, '{en,html}', to_jsonb($2::text)) WHERE topic = $1",
      [topic, html],
    );
  const [dividends, pay] = [await texts('agent-dividends'), await texts('agent-pay')];
  await app.database.run("DELETE FROM help_articles WHERE topic = 'agent-dividends'");
  await write('agent-pay', '<p>Dividends and salaries follow contracts.</p>');
  await write('contact', '<p>Call the harbour.</p>');
  await seedDemo(app.database);
  expect([await texts('agent-dividends'), await texts('agent-pay')]).toEqual([dividends, pay]);
  expect(await texts('contact')).toBe('<p>Call the harbour.</p>');
  await write('agent-pay', '<p>Ask your upline.</p>');
  await seedDemo(app.database);
  expect(await texts('agent-pay')).toBe('<p>Ask your upline.</p>');
});

describe('the history of a member', () => {
  const ninetyDaysAgo = () => new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);

  it('has a deposit every few days by several methods, not all successful', async () => {
    const { value } = await (await app.signedIn('member1')).call(deposits, {
      query: { from: ninetyDaysAgo(), pageSize: 100 },
    });
    expect(value.items.length).toBeGreaterThanOrEqual(18);
    expect(new Set(value.items.map(({ method }) => method)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(value.items.map(({ status }) => status))).toEqual(new Set(['credited', 'failed', 'expired']));
    const days = [0, ...value.items.map(({ at }) => (Date.now() - Date.parse(at)) / 86_400_000), 90];
    expect(Math.max(...days.slice(1).map((day, index) => day - days[index]!))).toBeLessThan(12);
    const credited = await app.database.rows<{ wrong: string }>(
      "SELECT d.reference AS wrong FROM deposits d WHERE (d.status = 'credited') <> EXISTS (SELECT 1 FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id AND a.class = 'player:cash' WHERE l.entry_id = d.entry_id AND l.amount = d.amount - d.fee AND l.member_id = d.member_id)",
    );
    expect(credited).toEqual([]);
  });

  it('has withdrawals: most paid, one rejected, one just paid, and one under review with locked money', async () => {
    for (const account of ['member1', 'member2', 'member3', 'member4', 'member5']) {
      const member = await app.signedIn(account);
      const { recent } = (await member.call(withdrawalOptions)).value;
      expect(recent.map(({ status }) => status).slice(0, 2)).toEqual(['in-review', 'paid']);
      expect((await member.call(balance)).value.locked).toBe(recent[0]!.amount);
    }
    const states = await app.database.rows<{ status: string }>(
      "SELECT DISTINCT w.status FROM withdrawals w JOIN members m ON m.id = w.member_id WHERE m.account = 'member1' ORDER BY 1",
    );
    expect(states.map(({ status }) => status)).toEqual(['in-review', 'paid', 'received', 'rejected']);
  });

  it("has cashback every week, and for an agent a commission on the downline's turnover", async () => {
    const records = async (account: string, kind: 'rebate' | 'commission' | 'bonus') =>
      (await (await app.signedIn(account)).call(accountRecords, { query: { kind, pageSize: 100 } })).value.items;
    expect((await records('member1', 'rebate')).length).toBeGreaterThanOrEqual(12);
    expect(await records('member1', 'bonus')).toHaveLength(1);
    const [latest] = await records('agent1', 'commission');
    const earned = await app.database.first<{ sum: string }>(
      `SELECT floor(sum(r.stake * (a.rebate_percent - coalesce(b.rebate_percent, 0)) / 100))::text AS sum
         FROM members a JOIN members m ON m.path @> ARRAY[a.id] AND m.id <> a.id JOIN rounds r ON r.member_id = m.id
         LEFT JOIN members b ON b.upline_id = a.id AND b.id <> m.id AND m.path @> ARRAY[b.id]
        WHERE a.account = 'agent1' AND r.opened_at AT TIME ZONE 'Asia/Manila' >= date_trunc('week', $1::timestamptz AT TIME ZONE 'Asia/Manila') - interval '7 days'
          AND r.opened_at AT TIME ZONE 'Asia/Manila' < date_trunc('week', $1::timestamptz AT TIME ZONE 'Asia/Manila')`,
      [latest!.at],
    );
    expect(latest!.amount).toBe(earned!.sum);
    expect(BigInt(latest!.amount)).toBeGreaterThan(0n);
  });

  it('never has a negative balance, and ends with some thousands', async () => {
    expect(await count('ledger_lines WHERE balance_after < 0')).toBe(0);
    const { sumBalance } = (await (await app.signedIn('member1')).call(balance)).value;
    expect(Number(sumBalance)).toBeGreaterThan(200_000);
    expect(Number(sumBalance)).toBeLessThan(5_000_000);
  });

  it('has redemptions with every outcome, and points that expire soon', async () => {
    const member = await app.signedIn('member1');
    const { items } = (await member.call(redemptions, { query: {} })).value;
    expect(items.map(({ status }) => status)).toEqual(['in-process', 'rejected', 'approved']);
    const { points, expiring, expiresAt } = (await member.call(pointBalance)).value;
    expect(expiring).toBeGreaterThan(0);
    expect(expiring).toBeLessThan(points);
    expect(Date.parse(expiresAt!)).toBeGreaterThan(Date.now());
  });
});

it('is identical whenever it is made for the same moment', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const members = demoMembers().map((member, index) => ({ ...member, id: String(100_001 + index) }));
  const make = () => historiesOf(members, demoCatalogue(), now);
  expect(make()).toEqual(make());
});

it.each(['2026-11-22T16:05', '2026-11-22T20:00', '2026-11-22T23:10', '2026-11-23T09:30', '2026-11-25T15:59'])(
  'never overdraws and has no future events when seeded at %s UTC',
  (moment) => {
    const now = new Date(`${moment}:00Z`);
    const members = demoMembers().map((member, index) => ({ ...member, id: String(100_001 + index) }));
    const histories = historiesOf(members, demoCatalogue(), now);
    const bookings = histories.flatMap(({ member, event }) => bookingsOf(member, event)).sort((a, b) => a.at - b.at);
    const balances = new Map<string, number>();
    for (const { at, lines, reference } of bookings) {
      if (at >= now.getTime()) throw new Error(`${reference} is in the future`);
      for (const line of lines.filter(({ member }) => member !== undefined)) {
        const name = `${line.class} of ${line.member}`;
        const balance = (balances.get(name) ?? 0) + line.amount;
        if (balance < 0) throw new Error(`${name} is ${balance} after ${reference}`);
        balances.set(name, balance);
      }
    }
    for (const account of ['member1', 'agent1']) {
      const drawn = histories.filter(({ member, event }) => member.account === account && event.kind === 'withdrawal');
      expect(drawn.slice(-2).map(({ event }) => (event as Withdrawal).status)).toEqual(['paid', 'in-review']);
    }
  },
);

it('does not change a database that already has a brand', async () => {
  const before = await count('ledger_entries');
  await seedDemo(app.database);
  expect(await count('ledger_entries')).toBe(before);
});

it('[14-04] no two demo accounts are taken for one person', async () => {
  while ((await count('members WHERE NOT person_noted')) > 0) await noteChanged(app.parts);
  expect(await count('person_marks')).toBeGreaterThan(8);
  expect(await count('person_matches')).toBe(0);
});

it('[14-03] gives the accounts of a demo made by an earlier release their dates of birth', async () => {
  await app.database.run("UPDATE members SET born_on = NULL WHERE account IN ('member1', 'agent1')");
  await seedDemo(app.database);
  expect(await count('members WHERE type <> 4 AND born_on IS NULL')).toBe(0);
});
