import fc from 'fast-check';
import { pino } from 'pino';
import { groupShares } from '@atrium/lottery-rules/rebate';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { closeDue } from './reward-jobs.ts';
import { agentTree } from './testing/agent-tree.ts';

/** Noon of a Wednesday in Manila. */
const START = '2026-06-10T04:00:00Z';
const MILLION = 1_000_000n;

let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeAll(async () => {
  app = await testApp({ now: START, log: pino({ level: 'silent' }) });
  tree = agentTree(app);
  // Nothing else pays: what is paid are rebates.
  await app.parts.settings.set('ranks', [{ level: 1, name: 'One', turnover: '0', pointsPercent: 0, cashback: {} }]);
});
afterAll(() => app.close());

it('[12-02] pays each agent what its rate is above the rate below, by category, on valid bets', async () => {
  const { top, low, middle, member, chain } = await tree.line();
  await tree.played(member, 100_000);
  await tree.played(member, 50_000, { category: 'SPORTS', payout: 60_000 });
  await tree.played(member, 70_000, { category: 'LIVE' });
  const voided = await tree.played(member, 900_000);
  await tree.corrected(voided, 'void');
  await tree.played(low, 20_000);
  await tree.accrueAll();
  // Slots 100,000 and sports 10,000 (the lesser of stake and win); the agent's own 20,000 earn its own rate.
  expect(await tree.microOf(chain)).toEqual([
    String(500n * MILLION + 100n * MILLION),
    String(400n * MILLION + 80n * MILLION + 40n * MILLION),
    String(300n * MILLION + 60n * MILLION),
  ]);
  const sources = await app.database.rows<{ category: string; source: string; valid: string }>(
    'SELECT category, source_id AS source, valid FROM agent_accruals WHERE agent_id = $1 ORDER BY category',
    [middle],
  );
  expect(sources).toEqual([
    { category: 'RNG', source: low, valid: '120000' },
    { category: 'SPORTS', source: low, valid: '10000' },
  ]);
  app.clock.set('2026-06-10T16:02:00Z');
  await Promise.all([closeDue(app.parts), closeDue(app.parts), closeDue(app.parts)]);
  await closeDue(app.parts);
  expect([
    await tree.cashOf(low),
    await tree.cashOf(middle),
    await tree.cashOf(top),
    await tree.cashOf(member),
  ]).toEqual(['600', '520', '360', '0']);
  const bills = await app.database.rows<{ id: string; due: string; paid: string; state: string }>(
    "SELECT agent_id AS id, due, paid, state FROM agent_bills WHERE kind = 'rebate' AND agent_id = ANY($1) ORDER BY due",
    [chain],
  );
  expect(bills).toEqual([
    { id: top, due: '360', paid: '360', state: 'paid' },
    { id: middle, due: '520', paid: '520', state: 'paid' },
    { id: low, due: '600', paid: '600', state: 'paid' },
  ]);
  // No message calls a rebate a gift of the month.
  expect(await app.database.rows('SELECT kind FROM messages WHERE member_id = ANY($1)', [chain])).toEqual([]);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('[12-02] uses the rates of the bet’s moment, also for a correction after they have changed', async () => {
  const { low, member, chain } = await tree.line();
  const placed = app.clock.now();
  const first = await tree.played(member, 100_000);
  await tree.accrueAll();
  app.clock.advance({ seconds: 60 });
  await tree.changed(low, { RNG: 8_000 }, app.clock.now());
  await tree.played(member, 100_000);
  // Placed before the change, settled after it.
  await tree.played(member, 100_000, { openedAt: placed });
  await tree.accrueAll();
  expect(await tree.microOf(chain)).toEqual(['1800000000', '900000000', '900000000']);
  await tree.corrected(first, 'void');
  await tree.accrueAll();
  expect(await tree.microOf(chain)).toEqual(['1300000000', '500000000', '600000000']);
});

it('[12-02] carries a void after the period as a line of the next one, down to a debt', async () => {
  const { low, member } = await tree.line();
  const round = await tree.played(member, 100_000);
  await tree.accrueAll();
  app.clock.advance({ days: 1 });
  await closeDue(app.parts);
  expect(await tree.cashOf(low)).toBe('500');
  await tree.corrected(round, 'void');
  await tree.played(member, 20_000);
  await tree.accrueAll();
  const lines = await app.database.rows<{ carried: boolean; micro: string }>(
    'SELECT earned_on < day AS carried, micro FROM agent_accruals WHERE agent_id = $1 ORDER BY day, earned_on',
    [low],
  );
  expect(lines).toEqual([
    { carried: false, micro: '500000000' },
    { carried: true, micro: '-500000000' },
    { carried: false, micro: '100000000' },
  ]);
  app.clock.advance({ days: 1 });
  await closeDue(app.parts);
  await tree.played(member, 100_000);
  await tree.accrueAll();
  app.clock.advance({ days: 1 });
  await closeDue(app.parts);
  const periods = await app.database.rows<{ amount: string; carried_out: string }>(
    'SELECT amount, carried_out FROM agent_rebate_periods WHERE agent_id = $1 ORDER BY starts_on',
    [low],
  );
  expect(periods).toEqual([
    { amount: '500', carried_out: '0' },
    { amount: '0', carried_out: '-400000000' },
    { amount: '100', carried_out: '0' },
  ]);
  expect(await tree.cashOf(low)).toBe('600');
});

it('[12-02] telescopes on a tree of 10,000 accounts and twelve levels, equal to an oracle for every agent', async () => {
  const random = seeded(20260610);
  const accounts: { id: number; upline: number | null; depth: number; rate: number }[] = [];
  for (let id = 0; id < 10_000; id += 1) {
    // Biased to the latest accounts, so that the tree grows deep.
    const upline = id < 3 ? null : accounts[Math.max(0, id - 1 - Math.floor(random() ** 2 * id))]!;
    const deep = upline !== null && upline.depth >= 12 ? null : upline;
    // Rates fall towards the bottom, except where somebody was given more than the upline.
    const rate = Math.floor(random() * (random() < 0.1 ? 15_000 : (deep?.rate ?? 15_000) + 1));
    accounts.push({ id, upline: deep?.id ?? null, depth: (deep?.depth ?? 0) + 1, rate });
  }
  expect(Math.max(...accounts.map(({ depth }) => depth))).toBe(12);
  const FIRST = 5_000_000;
  for (let depth = 1; depth <= 12; depth += 1)
    await app.database.run(
      `INSERT INTO members (id, account, type, upline_id, password_hash, rebate_rates)
       SELECT x.id + ${FIRST}, 'tree' || x.id, 1, x.upline + ${FIRST}, 'none', jsonb_build_object('RNG', x.rate)
         FROM jsonb_to_recordset($1) AS x (id bigint, upline bigint, rate integer)`,
      [JSON.stringify(accounts.filter((one) => one.depth === depth))],
    );
  const bets = Array.from({ length: 6_000 }, (_, n) => ({
    n,
    member: Math.floor(random() * accounts.length),
    stake: 1 + Math.floor(random() * 1_000_000),
    void: random() < 0.1,
  }));
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT 'TREE', n::text, x.member + ${FIRST}, 'A', 'RNG', 'PHP', x.stake, 0, 'lost', $2, $2
       FROM jsonb_to_recordset($1) AS x (n integer, member bigint, stake bigint)`,
    [JSON.stringify(bets), app.clock.now()],
  );
  await Promise.all([tree.accrueAll(), tree.accrueAll()]);
  await app.database.run(
    `UPDATE rounds r SET status = 'void' FROM jsonb_to_recordset($1) AS x (n integer, void boolean)
      WHERE r.vendor_code = 'TREE' AND r.round_id = x.n::text AND x.void`,
    [JSON.stringify(bets)],
  );
  await Promise.all([tree.accrueAll(), tree.accrueAll()]);

  const owed = new Map<number, bigint>();
  let highest = 0n;
  for (const bet of bets) {
    if (bet.void) continue;
    let below = 0;
    for (let at: number | null = bet.member; at !== null; at = accounts[at]!.upline) {
      const step = Math.max(accounts[at]!.rate - below, 0);
      owed.set(at, (owed.get(at) ?? 0n) + BigInt(bet.stake) * BigInt(step));
      below += step;
    }
    highest += BigInt(bet.stake) * BigInt(below);
  }
  const rows = await app.database.rows<{ id: string; micro: string }>(
    `SELECT agent_id - ${FIRST} AS id, sum(micro)::text AS micro FROM agent_accruals WHERE agent_id >= ${FIRST} GROUP BY 1 HAVING sum(micro) <> 0`,
  );
  const given = new Map(rows.map(({ id, micro }) => [Number(id), BigInt(micro)]));
  expect(given).toEqual(new Map([...owed].filter(([, micro]) => micro !== 0n)));
  expect([...given.values()].reduce((sum, micro) => sum + micro, 0n)).toBe(highest);
}, 120_000);

/** Deterministic numbers of [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('[12-02] shares a lottery’s stake by prize groups as the rules do, for any chain, base and chosen group', async () => {
  const kinds = { 2000: await lottery(2000), 1980: await lottery(1980) };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(2000, 1980),
      fc.array(fc.integer({ min: 1700, max: 1960 }), { minLength: 1, maxLength: 12 }),
      fc.nat(150),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      async (base, groups, below, stake) => {
        const ids: string[] = [];
        for (const group of groups) ids.unshift(await tree.account({ group, ...(ids[0] && { upline: ids[0] }) }));
        const chain = [...groups].reverse().map((group) => Math.min(group - (2000 - base), 1950));
        const chosen = chain[0]! - below;
        const round = await tree.played(ids[0]!, stake, { category: 'LOTT' });
        await app.database.run(
          `INSERT INTO lottery_tickets (number, member_id, game_code, issue, currency, play_money, placed_at, rules_version, prize_group, own_group, stake, self_rebate, caps, lines, salt, leaf)
           SELECT id, member_id, $2, '1', 'PHP', false, opened_at, 1, $3, $4, stake, 0, '{}', '[]', 's', sha256('t') FROM rounds WHERE round_id = $1`,
          [round, kinds[base as 2000].code, chosen, chain[0]],
        );
        await tree.accrueAll();
        const shares = groupShares({ base, chosen, chain });
        let share = 0n;
        const millionths = [shares.self, ...shares.uplines].map(({ n, d }) => (BigInt(stake) * MILLION * n) / d);
        const whole = millionths.reduce((sum, part) => sum + part, 0n);
        const given = (await tree.microOf(ids.slice(1))).map(BigInt);
        for (const [index, micro] of given.entries()) {
          const exact = shares.uplines[index]!;
          share = (BigInt(stake) * MILLION * exact.n) / exact.d;
          expect(micro - share).toBeGreaterThanOrEqual(0n);
          expect(micro - share).toBeLessThanOrEqual(1n);
        }
        const top = Math.max(...chain);
        const all = (BigInt(stake) * MILLION * BigInt(top - chosen)) / BigInt(base);
        const self = (BigInt(stake) * MILLION * BigInt(chain[0]! - chosen)) / BigInt(base);
        expect(given.reduce((sum, part) => sum + part, self)).toBe(all);
        expect(all - whole).toBeLessThan(BigInt(groups.length) + 1n);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

async function lottery(base: number): Promise<{ code: string }> {
  const code = `G${base}`;
  await app.database.run(
    "INSERT INTO vendors (code, name, category, account_type_name) VALUES ('HOUSE', 'House', 'LOTT', 'LOTT') ON CONFLICT DO NOTHING",
  );
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, 'HOUSE', $1, 'LOTT', 'digits', $1, 2, 1000000000)",
    [code],
  );
  await app.database.run(
    `INSERT INTO lottery_games (code, game_id, area, family, kind, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, rules)
     VALUES ($1, $1, 'LOTT', 'digits', 'ssc', '{}', '{one}', 'one', 200, 100000, 'Lott', $2)`,
    [code, JSON.stringify({ family: 'digits', sets: [], pricing: { group: { base, group: 1950 } } })],
  );
  await app.database.run(
    "INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme) VALUES ($1, '1', $2, $2::timestamptz + interval '1 year', $2::timestamptz + interval '1 year', 'open', 'none', 0)",
    [code, app.clock.now()],
  );
  return { code };
}
