import * as calls from '@atrium/contracts/agent-reports';
import { teamTransactions } from '@atrium/contracts/agents';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { BET_INSIGHT } from './bet-insight.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const dayOfBrand = (ago: number): string =>
  new Date(Date.now() - ago * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
const idOf = async (account: string): Promise<string> =>
  (await app.database.first<{ id: string }>('SELECT id FROM members WHERE account = $1', [account]))!.id;
const add = (...amounts: string[]): string => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n).toString();

const NUMBERS = [
  'turnover',
  'validBet',
  'payouts',
  'rebates',
  'salaries',
  'dividends',
  'bonuses',
  'deposits',
  'withdrawals',
  'profit',
] as const;

describe('report', () => {
  it('[12-07] has the sums of rounds and ledger for self, direct and team, in days of the brand', async () => {
    const agent = await app.signedIn('agent1');
    const [from, to] = [dayOfBrand(40), dayOfBrand(3)];
    for (const [scope, members] of [
      ['self', 'm.id = a.id'],
      ['direct', 'm.upline_id = a.id'],
      ['team', 'm.path @> ARRAY[a.id]'],
    ] as const) {
      const { value } = await agent.call(calls.report, { query: { from, to, scope } });
      const fromLedger = await app.database.first<Record<string, string>>(
        `WITH who AS (SELECT m.id FROM members m JOIN members a ON a.account = 'agent1' AND ${members}),
           moved AS (SELECT e.kind, l.amount, e.detail FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN ledger_accounts a ON a.id = l.account_id AND a.member_id = e.member_id
                      WHERE e.member_id IN (SELECT id FROM who) AND (e.at AT TIME ZONE 'Asia/Manila')::date BETWEEN $1 AND $2 AND a.class IN ('player:cash', 'player:bonus', 'player:locked') AND l.currency <> 'PTS'),
           played AS (SELECT * FROM rounds WHERE member_id IN (SELECT id FROM who) AND (opened_at AT TIME ZONE 'Asia/Manila')::date BETWEEN $1 AND $2 AND status NOT IN ('void', 'rolled-back'))
         SELECT (SELECT coalesce(sum(stake), 0) FROM played)::text AS turnover, (SELECT coalesce(sum(payout), 0) FROM played)::text AS payouts,
                (SELECT count(DISTINCT member_id) FROM played WHERE stake > 0)::text AS active,
                (SELECT coalesce(sum(amount), 0) FROM moved WHERE kind = 'deposit')::text AS deposits,
                (SELECT coalesce(-sum(amount), 0) FROM moved WHERE kind = 'withdrawal')::text AS withdrawals,
                (SELECT coalesce(sum(amount), 0) FROM moved WHERE kind = 'bonus')::text AS bonuses,
                (SELECT coalesce(sum(amount), 0) FROM moved WHERE kind IN ('rebate', 'commission'))::text AS received`,
        [from, to],
      );
      expect(value.current).toMatchObject({
        turnover: fromLedger!.turnover,
        payouts: fromLedger!.payouts,
        deposits: fromLedger!.deposits,
        withdrawals: fromLedger!.withdrawals,
        bonuses: fromLedger!.bonuses,
        activeMembers: Number(fromLedger!.active),
      });
      expect(add(value.current.rebates, value.current.salaries, value.current.dividends)).toBe(fromLedger!.received);
      expect(value.current.profit).toBe(
        add(fromLedger!.payouts!, fromLedger!.received!, fromLedger!.bonuses!, `-${fromLedger!.turnover}`),
      );
      expect(value.days).toHaveLength(38);
      for (const name of NUMBERS) expect(add(...value.days.map((day) => day[name]))).toBe(value.current[name]);
      expect(add(...value.byCategory.map(({ turnover }) => turnover))).toBe(value.current.turnover);
    }
  });

  it('[12-07] lists what agents earn by source, rebates of the engine included, and the list adds up to the figures', async () => {
    const agent = await app.signedIn('agent1');
    const [from, to] = [dayOfBrand(40), dayOfBrand(3)];
    for (const scope of ['self', 'team'] as const) {
      const { current } = (await agent.call(calls.report, { query: { from, to, scope } })).value;
      const query = { from, to, scope, earnings: 'true' as const };
      const { totals, items } = (await agent.call(teamTransactions, { query })).value;
      expect(totals.net).toBe(add(current.rebates, current.salaries, current.dividends));
      if (scope === 'self')
        expect([...new Set(items.map(({ kind }) => kind))].toSorted()).toEqual(['commission', 'rebate']);
    }
  });

  it('[12-07] compares with the same number of days before, whose figures are those of a report about them', async () => {
    const agent = await app.signedIn('agent1');
    const { value } = await agent.call(calls.report, { query: { from: dayOfBrand(20), to: dayOfBrand(11) } });
    expect(value.before).toEqual({ from: dayOfBrand(30), to: dayOfBrand(21) });
    expect(value.previous).toEqual((await agent.call(calls.report, { query: value.before })).value.current);
    expect(value.previous.turnover).not.toBe('0');
  });

  it('[12-07] leads down the levels: own and direct teams add up to the team, on every level', async () => {
    const agent = await app.signedIn('agent1');
    const query = { from: dayOfBrand(89), to: dayOfBrand(0), pageSize: 100 };
    let levels = 0;
    const walk = async (under: string): Promise<void> => {
      const { value } = await agent.call(calls.reportLevel, { query: { ...query, under } });
      const team = (await agent.call(calls.report, { query: { from: query.from, to: query.to, under } })).value.current;
      expect(value.items).toHaveLength(value.total);
      for (const name of NUMBERS) {
        expect(add(value.own[name], ...value.items.map((row) => row[name]))).toBe(value.totals[name]);
        expect(value.totals[name]).toBe(team[name]);
      }
      levels = Math.max(levels, value.line.length);
      for (const { id, directDownlines } of value.items) if (directDownlines > 0) await walk(id);
    };
    await walk(agent.memberId);
    expect(levels).toBeGreaterThan(2);
  });

  it('[12-07] refuses a span of more than a year and one that ends before it begins', async () => {
    const agent = await app.signedIn('agent1');
    for (const query of [
      { from: dayOfBrand(400), to: dayOfBrand(1) },
      { from: dayOfBrand(1), to: dayOfBrand(2) },
    ])
      expect((await agent.call(calls.report, { query })).error?.code).toBe('BAD_REQUEST');
  });
});

describe('team bets', () => {
  const query = () => ({ from: dayOfBrand(60), to: dayOfBrand(0) });

  it('[12-08] lists the bets of a scope with filters and sums over all pages', async () => {
    const agent = await app.signedIn('agent1');
    const { value } = await agent.call(calls.teamBets, { query: { ...query(), pageSize: 50 } });
    const fromLedger = await app.database.first<{ n: number; stake: string }>(
      `SELECT count(*)::int AS n, sum(stake) FILTER (WHERE r.status NOT IN ('void', 'rolled-back'))::text AS stake FROM rounds r
        WHERE member_id IN (SELECT id FROM members WHERE path @> ARRAY[$1::bigint]) AND (opened_at AT TIME ZONE 'Asia/Manila')::date BETWEEN $2 AND $3`,
      [agent.memberId, query().from, query().to],
    );
    expect(value).toMatchObject({ total: fromLedger!.n, totals: { stake: fromLedger!.stake }, insight: 'lines' });
    expect(value.items).toHaveLength(50);
    const ats = value.items.map(({ at }) => at);
    expect(ats).toEqual(ats.toSorted().toReversed());
    const { account, gameType, vassalage } = value.items[0]!;
    const found = await agent.call(calls.teamBets, {
      query: { ...query(), text: account.toUpperCase(), gameType, vassalage, status: 'lost' },
    });
    expect(found.value.total).toBeGreaterThan(0);
    expect(found.value.total).toBeLessThan(value.total);
    for (const bet of found.value.items) expect(bet).toMatchObject({ account, gameType, vassalage, status: 'lost' });
    const own = await agent.call(calls.teamBets, { query: { ...query(), scope: 'self' } });
    expect(own.value.items.every((bet) => bet.memberId === agent.memberId)).toBe(true);
  });

  it('[12-08] opens a bet with its movements and never with a balance', async () => {
    const agent = await app.signedIn('agent1');
    const [bet] = (await agent.call(calls.teamBets, { query: { ...query(), status: 'won' } })).value.items;
    const { value } = await agent.call(calls.teamBet, { params: { id: bet!.id } });
    expect(value).toMatchObject({ id: bet!.id, account: bet!.account, stake: bet!.stake, payout: bet!.payout });
    expect(add(...value.movements.map(({ amount }) => amount))).toBe(bet!.net);
    expect(JSON.stringify(value)).not.toMatch(/balance/i);
  });

  it('[12-08] shows as much of single bets as the brand lets agents see', async () => {
    const agent = await app.signedIn('agent1');
    const [bet] = (await agent.call(calls.teamBets, { query: query() })).value.items;
    await app.parts.settings.set(BET_INSIGHT, 'sums');
    try {
      const sums = await agent.call(calls.teamBets, { query: query() });
      expect(sums.value).toMatchObject({ items: [], total: 0, insight: 'sums' });
      expect(sums.value.totals.stake).not.toBe('0');
      expect((await agent.call(calls.teamBet, { params: { id: bet!.id } })).error?.code).toBe('NOT_FOUND');
      await app.parts.settings.set(BET_INSIGHT, 'bets');
      expect((await agent.call(calls.teamBet, { params: { id: bet!.id } })).value).toMatchObject({
        insight: 'bets',
        lines: null,
      });
    } finally {
      await app.parts.settings.set(BET_INSIGHT, 'lines');
    }
  });
});

it('[12-07] answers reports of another tree with a refusal', async () => {
  const agent = await app.signedIn('agent2');
  const above = await idOf('agent1');
  for (const answer of [
    await agent.call(calls.report, { query: { under: above } }),
    await agent.call(calls.reportLevel, { query: { under: above } }),
    await agent.call(calls.teamBets, { query: { under: above } }),
  ])
    expect(answer.error?.code).toBe('NOT_IN_DOWNLINE');
});
