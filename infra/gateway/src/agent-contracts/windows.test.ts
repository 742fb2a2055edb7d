import fc from 'fast-check';
import type * as calls from '@atrium/contracts/agent-contracts';
import { pino } from 'pino';
import { Killed, failingDatabase } from '../lottery/testing/failing-database.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { agentTree } from '../rewards/testing/agent-tree.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import type { StoredClause } from './agent-contracts.repository.ts';
import { settleContracts } from './settle-contracts.ts';

/** Noon in Manila. */
const START = '2026-11-10T04:00:00Z';

let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeEach(async () => {
  app = await testApp({ now: START, log: pino({ level: 'silent' }) });
  tree = agentTree(app);
  await app.parts.settings.set('ranks', [{ level: 1, name: 'One', turnover: '0', pointsPercent: 0, cashback: {} }]);
});
afterEach(() => app.close());

const step = (rate: number, more: Partial<StoredClause> = {}): StoredClause => ({
  rate,
  valid_bet: '0',
  profit_loss: '0',
  active_members: 0,
  ...more,
});

/** An accepted contract, from now on. */
async function contract(
  member: string,
  kind: calls.ContractKind,
  clauses: StoredClause[],
  { upline = null, period, payer }: { upline?: string | null; period?: string; payer?: 'upline' | 'platform' } = {},
): Promise<string> {
  const periods = {
    dividend: 'monthly',
    'daily-salary': 'daily',
    'hourly-salary': 'hourly',
    'real-time-salary': '5-minutes',
  };
  const row = await app.database.first<{ id: string }>(
    `INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, clauses, payer, state, requested_at, answered_at, settled_until)
     VALUES ($1, $2, $3, $4::numeric / 10000, $5, $6, $7, 'accepted', $8, $8, $8) RETURNING id`,
    [
      kind,
      upline,
      member,
      clauses.at(-1)!.rate,
      period ?? periods[kind],
      JSON.stringify(clauses),
      payer ?? (upline ? 'upline' : 'platform'),
      app.clock.now(),
    ],
  );
  return row!.id;
}

const settleAt = async (at: string) => {
  app.clock.set(new Date(at));
  await tree.accrueAll();
  await settleContracts(app.parts);
};
const bills = (contractId: string) =>
  app.database.rows<{
    amount: string;
    corrections: string;
    carried: string;
    result: string;
    state: string;
    paid: string;
  }>(
    `SELECT amount, corrections_micro AS corrections, carried_out AS carried, result_out AS result, state, paid
       FROM contract_settlements WHERE contract_id = $1 ORDER BY starts_at`,
    [contractId],
  );
const amounts = async (contractId: string) => (await bills(contractId)).map(({ amount }) => amount);

it('[12-04] pays the highest clause whose turnover and active members are reached', async () => {
  const agent = await tree.account({});
  const members = [await tree.account({ upline: agent, type: 0 }), await tree.account({ upline: agent, type: 0 })];
  const id = await contract(agent, 'hourly-salary', [
    step(1_000),
    step(2_000, { valid_bet: '100000', active_members: 1 }),
    step(5_000, { valid_bet: '200000', active_members: 2 }),
  ]);
  await tree.played(members[0]!, 90_000, { closedAt: new Date('2026-11-10T04:10:00Z') });
  await tree.played(members[0]!, 250_000, { closedAt: new Date('2026-11-10T05:10:00Z') });
  await tree.played(members[0]!, 150_000, { closedAt: new Date('2026-11-10T06:10:00Z') });
  await tree.played(members[1]!, 50_000, { closedAt: new Date('2026-11-10T06:20:00Z') });
  await settleAt('2026-11-10T07:00:00Z');
  expect(await amounts(id)).toEqual(['90', '500', '1000']);
  const lines = await app.database.rows(
    'SELECT l.kind, l.ref, l.basis, l.rate_ppm, l.micro FROM contract_settlement_lines l JOIN contract_settlements s ON s.id = l.settlement_id WHERE contract_id = $1 ORDER BY starts_at, line',
    [id],
  );
  expect(lines).toEqual([
    { kind: 'clause', ref: '1', basis: '90000', rate_ppm: 1_000, micro: '90000000' },
    { kind: 'clause', ref: '2', basis: '250000', rate_ppm: 2_000, micro: '500000000' },
    { kind: 'clause', ref: '3', basis: '200000', rate_ppm: 5_000, micro: '1000000000' },
  ]);
});

it('[12-04] takes a bet that is voided after its window out of a later one, as a line at the rate that was paid', async () => {
  const agent = await tree.account({});
  const member = await tree.account({ upline: agent, type: 0 });
  const id = await contract(agent, 'hourly-salary', [step(1_000), step(2_000, { valid_bet: '100000' })]);
  const paid = await tree.played(member, 100_000, { closedAt: new Date('2026-11-10T04:59:59.999Z') });
  await settleAt('2026-11-10T05:00:00Z');
  await tree.corrected(paid, 'void');
  await tree.played(member, 50_000, { closedAt: new Date('2026-11-10T05:30:00Z') });
  // Voided within its own window: it never counted.
  const early = await tree.played(member, 700_000, { closedAt: new Date('2026-11-10T05:31:00Z') });
  app.clock.set('2026-11-10T05:40:00Z');
  await tree.accrueAll();
  await tree.corrected(early, 'void');
  await tree.accrueAll();
  await settleAt('2026-11-10T06:00:00Z');
  await tree.played(member, 300_000, { closedAt: new Date('2026-11-10T06:30:00Z') });
  await settleAt('2026-11-10T07:00:00Z');
  expect(await bills(id)).toMatchObject([
    { amount: '200', state: 'paid' },
    { amount: '0', corrections: '-200000000', carried: '-150000000', state: 'not-reached' },
    { amount: '450', carried: '0', state: 'paid' },
  ]);
  expect(await tree.cashOf(agent)).toBe('650');
});

it('[12-04] counts a late settlement in the window in which it settles', async () => {
  const agent = await tree.account({});
  const member = await tree.account({ upline: agent, type: 0 });
  const id = await contract(agent, 'real-time-salary', [step(10_000)]);
  await tree.played(member, 10_000, { openedAt: new Date(START), closedAt: new Date('2026-11-10T04:05:00Z') });
  await settleAt('2026-11-10T04:05:00Z');
  // Known to the accruals only after its window was settled.
  await tree.played(member, 20_000, { closedAt: new Date('2026-11-10T04:04:59Z') });
  await settleAt('2026-11-10T04:10:00Z');
  expect(await amounts(id)).toEqual(['0', '300']);
});

it.each([
  ['none', ['0', '600']],
  ['once', ['0', '500']],
  ['half-month', ['0', '500']],
  ['permanent', ['0', '500']],
] as const)('[12-04] carries a period that the players won: %s', async (carry, expected) => {
  await app.parts.settings.set('agents.contracts', { carry });
  const agent = await tree.account({});
  const member = await tree.account({ upline: agent, type: 0 });
  const id = await contract(agent, 'dividend', [step(100_000)], { period: 'semimonthly' });
  await tree.played(member, 1_000, { payout: 2_000, closedAt: new Date('2026-11-12T00:00:00Z') });
  await settleAt('2026-11-15T18:00:00Z');
  await tree.played(member, 6_000, { closedAt: new Date('2026-11-20T00:00:00Z') });
  await settleAt('2026-12-01T00:00:00Z');
  expect(await amounts(id)).toEqual(expected);
});

it('[12-04] carries for one period only, or from the first half of the month only, as the brand says', async () => {
  const agent = await tree.account({});
  const member = await tree.account({ upline: agent, type: 0 });
  const id = await contract(agent, 'dividend', [step(100_000)], { period: 'semimonthly' });
  const halves = ['2026-11-15T18:00:00Z', '2026-11-30T18:00:00Z', '2026-12-15T18:00:00Z', '2026-12-31T18:00:00Z'];
  const outcomes = async (carry: string) => {
    await app.parts.settings.set('agents.contracts', { carry });
    await app.database.run('TRUNCATE contract_settlements CASCADE');
    await app.database.run('UPDATE agent_contracts SET settled_until = $2 WHERE id = $1', [id, START]);
    app.clock.set(START);
    await tree.accrueAll();
    for (const at of halves) await settleAt(at);
    return (await bills(id)).map(({ amount, result }) => `${amount} ${result}`);
  };
  await tree.played(member, 1_000, { payout: 11_000, closedAt: new Date('2026-11-12T00:00:00Z') });
  await tree.played(member, 4_000, { closedAt: new Date('2026-11-20T00:00:00Z') });
  await tree.played(member, 9_000, { closedAt: new Date('2026-12-10T00:00:00Z') });
  // Won in a second half.
  await tree.played(member, 1_000, { payout: 8_000, closedAt: new Date('2026-12-20T00:00:00Z') });
  // Nothing is paid in this test, so that the history can be settled anew.
  await app.database.run(
    'UPDATE agent_contracts SET clauses = \'[{"rate": 1, "valid_bet": 0, "profit_loss": 0, "active_members": 0}]\' WHERE id = $1',
    [id],
  );
  expect(await outcomes('once')).toEqual(['0 10000', '0 0', '0 0', '0 7000']);
  expect(await outcomes('half-month')).toEqual(['0 10000', '0 0', '0 0', '0 0']);
  expect(await outcomes('permanent')).toEqual(['0 10000', '0 6000', '0 0', '0 7000']);
});

it('[12-04] takes bonuses and rebates of the team off the base of a dividend', async () => {
  const agent = await tree.account({});
  const member = await tree.account({ upline: agent, type: 0 });
  const stranger = await tree.account({ type: 0 });
  const id = await contract(agent, 'dividend', [step(100_000)], { period: 'daily' });
  for (const [who, amount] of [
    [member, 1_500],
    [stranger, 900],
  ] as const)
    await app.database.rows(
      "SELECT ledger_post($1, 'bonus', $2::bigint, 'test', ($2::bigint)::text, '', '', '', ARRAY[ledger_account('promo:budget', NULL, 'test', 'PHP'), ledger_account('player:cash', $2::bigint, '', 'PHP')], ARRAY[-$3::bigint, $3::bigint])",
      ['2026-11-10T05:00:00Z', who, amount],
    );
  await tree.played(member, 10_000, { closedAt: new Date('2026-11-10T06:00:00Z') });
  await settleAt('2026-11-10T18:00:00Z');
  expect(await amounts(id)).toEqual(['850']);
});

it('[12-05] pays in the order of the periods, keeps the rest due, and pays each part once on several gateways', async () => {
  const { id: upline } = await app.member({ type: 1, balance: 250n });
  const agent = await tree.account({ upline });
  const member = await tree.account({ upline: agent, type: 0 });
  const id = await contract(agent, 'real-time-salary', [step(10_000)], { upline });
  for (const minute of [1, 6, 11])
    await tree.played(member, 20_000, { closedAt: new Date(Date.parse(START) + minute * 60_000) });
  app.clock.set('2026-11-10T04:15:00Z');
  await tree.accrueAll();
  const all = () => Promise.all([settleContracts(app.parts), settleContracts(app.parts), settleContracts(app.parts)]);
  await all();
  const states = async () => (await bills(id)).map(({ paid, state }) => `${paid} ${state}`);
  expect(await states()).toEqual(['200 paid', '50 insufficient', '0 waiting']);
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'more', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-1000::bigint, 1000::bigint])",
    [app.clock.now(), upline],
  );
  await all();
  expect(await states()).toEqual(['200 paid', '200 paid', '200 paid']);
  expect([await tree.cashOf(upline), await tree.cashOf(agent)]).toEqual(['650', '600']);
  const parts = await app.database.rows<{ amount: string }>('SELECT amount FROM contract_payments ORDER BY entry_id');
  expect(parts.map(({ amount }) => amount)).toEqual(['200', '50', '150', '200']);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[12-04] [12-12] shares play among those who were above at the bet, also where a subtree moves within a window', async () => {
  const top = await tree.account({});
  const [from, to] = [await tree.account({ upline: top }), await tree.account({ upline: top })];
  const moved = await tree.account({ upline: from });
  const below = await tree.account({ upline: moved });
  const member = await tree.account({ upline: below, type: 0 });
  const rates = new Map([
    [top, 10_000],
    [from, 6_000],
    [to, 6_000],
    [below, 2_000],
  ]);
  const ids = new Map<string, string>();
  for (const [agent, rate] of rates) ids.set(agent, await contract(agent, 'daily-salary', [step(rate)]));
  const first = await tree.played(member, 100_000, { closedAt: new Date('2026-11-10T06:00:00Z') });
  app.clock.set('2026-11-10T07:00:00Z');
  await tree.accrueAll();
  await app.database.rows('SELECT move_subtree($1, $2, $3)', [moved, to, app.clock.now()]);
  await tree.played(member, 50_000, {
    openedAt: new Date('2026-11-10T08:00:00Z'),
    closedAt: new Date('2026-11-10T08:00:00Z'),
  });
  await settleAt('2026-11-10T20:00:00Z');
  const due = (agent: string) => amounts(ids.get(agent)!);
  expect(await Promise.all([top, from, to, below].map(due))).toEqual([['600'], ['400'], ['200'], ['300']]);
  // A void of a bet from before the move is taken out where it was earned.
  app.clock.set('2026-11-11T06:00:00Z');
  await tree.corrected(first, 'void');
  await tree.played(member, 300_000);
  await tree.accrueAll();
  await settleAt('2026-11-11T20:00:00Z');
  expect(await Promise.all([top, from, to, below].map(due))).toEqual([
    ['600', '800'],
    ['400', '0'],
    ['200', '1200'],
    ['300', '400'],
  ]);
  expect((await bills(ids.get(from)!))[1]).toMatchObject({ carried: '-400000000' });
});

it('[12-04] takes the contracts below off a contract that ends in the middle of their windows', async () => {
  const top = await tree.account({});
  const middle = await tree.account({ upline: top });
  const low = await tree.account({ upline: middle });
  const ids = [
    await contract(top, 'daily-salary', [step(10_000)]),
    await contract(middle, 'daily-salary', [step(6_000)]),
    await contract(low, 'daily-salary', [step(5_000)]),
  ];
  await tree.played(low, 100_000, { closedAt: new Date('2026-11-10T05:00:00Z') });
  await app.database.run(
    "UPDATE agent_contracts SET state = 'terminated', ended_at = '2026-11-10T06:00:00Z' WHERE id = $1",
    [ids[1]],
  );
  await tree.played(low, 200_000, { closedAt: new Date('2026-11-10T07:00:00Z') });
  await settleAt('2026-11-10T20:00:00Z');
  expect(await Promise.all(ids.map(amounts))).toEqual([['1400'], ['100'], ['1500']]);
});

const ignoreKill = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};

it('[12-04] [12-05] shares among a team what the top’s contract is worth, over random trees, bets, voids and kills', async () => {
  const Event = fc.record({
    who: fc.nat(11),
    stake: fc.integer({ min: 1, max: 90_000 }),
    voided: fc.boolean(),
    minutes: fc.nat(9),
    settle: fc.boolean(),
    killedAt: fc.integer({ min: 1, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ below: fc.nat(10), rate: fc.nat(9_000), has: fc.boolean() }), {
        minLength: 2,
        maxLength: 11,
      }),
      fc.array(Event, { minLength: 3, maxLength: 25 }),
      async (shape, events) => {
        const team = [{ id: await tree.account({}), rate: 10_000 }];
        for (const { below, rate } of shape) {
          const upline = team[below % team.length]!;
          team.push({ id: await tree.account({ upline: upline.id }), rate: Math.min(rate, upline.rate) });
        }
        const contracts: string[] = [];
        for (const [index, { id, rate }] of team.entries())
          if (rate > 0 && (index === 0 || shape[index - 1]!.has))
            contracts.push(await contract(id, 'real-time-salary', [step(rate)]));
        const bets: string[] = [];
        let worth = 0n;
        const stakes = new Map<string, bigint>();
        for (const { who, stake, voided, minutes, settle, killedAt } of events) {
          app.clock.advance({ seconds: minutes * 60 });
          const bet = await tree.played(team[who % team.length]!.id, stake);
          bets.push(bet);
          stakes.set(bet, BigInt(stake));
          if (voided) {
            const gone = bets[who % bets.length]!;
            await tree.corrected(gone, 'void');
            stakes.delete(gone);
          }
          if (!settle) continue;
          await tree.accrueAll();
          const database = failingDatabase(app.parts.database, killedAt, 'after');
          await settleContracts({ ...app.parts, database }).catch(ignoreKill);
        }
        await tree.accrueAll();
        app.clock.advance({ seconds: 600 });
        await settleContracts(app.parts);
        for (const stake of stakes.values()) worth += stake * 10_000n;
        const sum = await app.database.first<{ micro: string; due: string; paid: string }>(
          `SELECT (sum(s.amount) * 1000000 + (SELECT sum(carried_out) FROM (SELECT DISTINCT ON (contract_id) carried_out FROM contract_settlements
                     WHERE contract_id = ANY($1) ORDER BY contract_id, starts_at DESC) last))::text AS micro, sum(s.amount)::text AS due, sum(s.paid)::text AS paid
             FROM contract_settlements s WHERE s.contract_id = ANY($1)`,
          [contracts],
        );
        expect(sum!.micro).toBe(worth.toString());
        expect(sum!.paid).toBe(sum!.due);
        const cash = await Promise.all(team.map(async ({ id }) => BigInt(await tree.cashOf(id))));
        expect(cash.reduce((all, one) => all + one, 0n)).toBe(BigInt(sum!.paid));
        await app.database.run(
          "UPDATE agent_contracts SET state = 'terminated', ended_at = settled_until WHERE id = ANY($1)",
          [contracts],
        );
      },
    ),
    { numRuns: 20 },
  );
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 240_000);
