import * as calls from '@atrium/contracts/agents';
import { transferDownline } from '@atrium/contracts/line-transfers';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

/** The brand's day starts at midnight in Manila, so for eight hours it is not the day in UTC. */
const dayOfBrand = (ago: number): string =>
  new Date(Date.now() - ago * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
const idOf = async (account: string): Promise<string> =>
  (await app.database.first<{ id: string }>('SELECT id FROM members WHERE account = $1', [account]))!.id;
/** Sum of the stakes of a set of members over all rounds, computed directly from the rounds. */
const staked = async (ids: string): Promise<string> =>
  (await app.database.first<{ sum: string }>(
    `SELECT coalesce(sum(stake), 0)::text AS sum FROM rounds WHERE member_id IN (${ids})`,
  ))!.sum;
const TEAM =
  "SELECT m.id FROM members m JOIN members a ON a.account = 'agent1' AND m.path @> ARRAY[a.id] AND m.id <> a.id";

it.each([0, 4])(
  '[6-11] [1-41] refuses a session of type %i, even if the request claims to be an agent',
  async (type) => {
    const visitor = await app.signedIn({ type });
    for (const answer of [
      await visitor.call(calls.teamOverview, { query: {}, headers: { isAgent: '1' } }),
      await visitor.call(calls.downlines, { query: { isAgent: 1 } as never }),
      await visitor.call(calls.downline, { params: { id: await idOf('agent2') }, query: {} }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.error?.code).toBe('NOT_AN_AGENT');
    }
  },
);

it.each([1, 2, 41, 42])('[6-11] answers a session of agent type %i', async (type) => {
  const agent = await app.signedIn({ type });
  expect((await agent.call(calls.downlines, { query: {} })).value).toMatchObject({
    items: [],
    total: 0,
    path: [{ account: agent.account }],
  });
});

describe('team overview', () => {
  it("[1-41] adds up the agent's own downline and nobody else", async () => {
    const agent = await app.signedIn('agent1');
    const from = dayOfBrand(100);
    const { value } = await agent.call(calls.teamOverview, { query: { from } });
    expect(value.current.turnover).toBe(await staked(TEAM));
    expect(value.days).toHaveLength(101);
    expect(value.days.reduce((sum, { turnover }) => sum + BigInt(turnover), 0n).toString()).toBe(
      value.current.turnover,
    );
    expect(value.byCategory.reduce((sum, { turnover }) => sum + BigInt(turnover), 0n).toString()).toBe(
      value.current.turnover,
    );
    const [team] = await app.database.rows<{ members: number; agents: number }>(
      `SELECT count(*) FILTER (WHERE type = 0)::int AS members, count(*) FILTER (WHERE type <> 0)::int AS agents FROM members WHERE id IN (${TEAM})`,
    );
    expect(value).toMatchObject(team!);
    const [played] = await app.database.rows<{ n: number }>(
      `SELECT count(DISTINCT member_id)::int AS n FROM rounds WHERE stake > 0 AND member_id IN (${TEAM})`,
    );
    expect(value.current.activeMembers).toBe(played!.n);
    expect(value.online).toBeLessThanOrEqual(team!.members + team!.agents);
  });

  it("counts a new round at once, and only for the player's uplines", async () => {
    const agent1 = await app.signedIn('agent1');
    const agent2 = await app.signedIn('agent2');
    const stranger = await app.signedIn({ type: 1 });
    const turnover = async (agent: typeof agent1) =>
      BigInt((await agent.call(calls.teamOverview, { query: {} })).value.current.turnover);
    const before = [await turnover(agent1), await turnover(agent2), await turnover(stranger)];
    const round = await app.database.first<{ id: string }>(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at) VALUES ('PG', 'x1', $1, 'PG-owl-parliament', 'RNG', 'PHP', 7700, now()) RETURNING id",
      [await idOf('member4')],
    );
    const after = [await turnover(agent1), await turnover(agent2), await turnover(stranger)];
    expect(after.map((value, index) => value - before[index]!)).toEqual([7700n, 7700n, 0n]);
    await app.database.run("UPDATE rounds SET status = 'rolled-back' WHERE id = $1", [round!.id]);
    expect(await turnover(agent2)).toBe(before[1]);
  });

  it('compares with the same number of days before', async () => {
    const agent = await app.signedIn('agent1');
    const span = async (from: string, to: string) =>
      (await agent.call(calls.teamOverview, { query: { from, to } })).value;
    expect((await span(dayOfBrand(10), dayOfBrand(4))).before).toEqual(
      (await span(dayOfBrand(17), dayOfBrand(11))).current,
    );
    expect(
      (await agent.call(calls.teamOverview, { query: { from: dayOfBrand(1), to: dayOfBrand(5) } })).error?.code,
    ).toBe('BAD_REQUEST');
  });
});

describe('downlines', () => {
  it("[1-40] lists the direct downline, and each one's, down to the last level", async () => {
    const agent = await app.signedIn('agent1');
    const walked = new Set<string>();
    const walk = async (under: string | undefined, depth: number): Promise<void> => {
      const { value } = await agent.call(calls.downlines, { query: { pageSize: 100, ...(under && { under }) } });
      expect(value.path).toHaveLength(depth + 1);
      for (const item of value.items) {
        expect(item.level).toBe(depth + 1);
        walked.add(item.id);
        expect((await agent.call(calls.downline, { params: { id: item.id }, query: {} })).value.account).toBe(
          item.account,
        );
        if (item.directDownlines > 0) await walk(item.id, depth + 1);
      }
    };
    await walk(undefined, 0);
    expect(walked.size).toBe(
      Number((await app.database.first<{ n: string }>(`SELECT count(*) AS n FROM (${TEAM}) t`))!.n),
    );
  });

  it("shows each one's team turnover: their own plus that of everybody below", async () => {
    const agent = await app.signedIn('agent1');
    const { value } = await agent.call(calls.downlines, { query: { kind: 'agents', pageSize: 100 } });
    const agent2 = value.items.find(({ account }) => account === 'agent2')!;
    const expected = await app.database.first<{ sum: string }>(
      "SELECT sum(r.stake)::text AS sum FROM rounds r JOIN members m ON m.id = r.member_id WHERE m.path @> ARRAY[$1::bigint] AND r.status <> 'rolled-back' AND brand_day(r.opened_at) > brand_day(now()) - 30",
      [agent2.id],
    );
    expect(agent2.turnover).toBe(expected!.sum);
    expect(agent2).toMatchObject({ type: 2, rebatePercent: 0.9 });
    expect(value.items.every(({ type }) => type !== 0)).toBe(true);
  });

  it('finds by part of an account among everybody below, and sorts and pages', async () => {
    const agent = await app.signedIn('agent1');
    expect(
      (await agent.call(calls.downlines, { query: { text: 'MEMBER4' } })).value.items.map(({ account, level }) => [
        account,
        level,
      ]),
    ).toEqual([['member4', 2]]);
    expect((await agent.call(calls.downlines, { query: { text: 'member1' } })).value.items).toEqual([]);
    const all = (await agent.call(calls.downlines, { query: { sort: 'account', pageSize: 100 } })).value.items.map(
      ({ account }) => account,
    );
    const pages = [];
    for (let pageNo = 1; pages.length < all.length; pageNo += 1)
      pages.push(
        ...(await agent.call(calls.downlines, { query: { sort: 'account', pageSize: 4, pageNo } })).value.items.map(
          ({ account }) => account,
        ),
      );
    expect(pages).toEqual(all);
  });

  it('[1-40] [6-11] never shows an account outside the downline: no member of another branch, not the upline, not itself', async () => {
    const agent = await app.signedIn('agent2');
    for (const id of [await idOf('member1'), await idOf('agent1'), agent.memberId, '0', '99999999', "1' OR '1'='1"]) {
      expect((await agent.call(calls.downline, { params: { id }, query: {} })).error?.code).toBe('NOT_IN_DOWNLINE');
      if (id !== agent.memberId)
        expect((await agent.call(calls.downlines, { query: { under: id } })).error?.code).toBe('NOT_IN_DOWNLINE');
    }
  });

  it('shows members as online while their session is active', async () => {
    const agent = await app.signedIn('agent2');
    const online = async () =>
      (await agent.call(calls.downlines, { query: { text: 'member5' } })).value.items[0]!.online;
    expect(await online()).toBe(false);
    await app.signedIn('member5');
    expect(await online()).toBe(true);
    app.clock.advance({ minutes: 16 });
    expect(await online()).toBe(false);
  });
});

it('[7-075] transactions of the downline: everybody below and nobody else, by kind, account and day', async () => {
  const agent = await app.signedIn('agent2');
  const list = async (query: { pageSize?: number; kind?: 'deposit'; text?: string; from?: string }) =>
    (await agent.call(calls.teamTransactions, { query })).value;
  const { items, total, totals } = await list({ pageSize: 100 });
  const [expected] = await app.database.rows<{ n: number; net: string }>(
    `SELECT count(*)::int AS n, sum(l.amount)::text AS net FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN members m ON m.id = a.member_id
      WHERE a.class = 'player:cash' AND l.balance_after IS NOT NULL AND m.id <> ALL (SELECT id FROM members WHERE account = 'agent2') AND m.path @> (SELECT ARRAY[id] FROM members WHERE account = 'agent2')`,
  );
  expect([total, totals.net]).toEqual([expected!.n, expected!.net]);
  expect(items.map(({ account }) => account)).not.toContain('agent2');
  const deposits = await list({ kind: 'deposit', text: 'MEMBER5' });
  expect(deposits.total).toBeGreaterThan(0);
  expect(deposits.items.every(({ kind, account }) => kind === 'deposit' && account === 'member5')).toBe(true);
  expect((await list({ text: 'member1' })).total).toBe(0);
  expect((await list({ from: dayOfBrand(-1) })).total).toBe(0);

  const password = 'Right-0001';
  const top = await app.signedIn({ type: 1, balance: 5_000n, password });
  const below = await app.signedIn({ upline: top.memberId });
  await top.call(transferDownline, { body: { memberId: below.memberId, amount: '700', password } });
  expect((await top.call(calls.teamTransactions, { query: {} })).value).toMatchObject({
    total: 1,
    items: [{ account: below.account, kind: 'transfer', amount: '700' }],
  });
});
