import fc from 'fast-check';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { rollUp } from './roll-up.ts';
import { verifyReports } from './verify-reports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const idOf = async (account: string): Promise<string> =>
  (await app.database.first<{ id: string }>('SELECT id FROM members WHERE account = $1', [account]))!.id;

const differences = async (): Promise<string[]> => (await verifyReports(app.database)).failures;

/** The figures of a scope as the reports read them: sums over the span. */
const figures = async (agent: string, scope: string, from: string, to: string) =>
  (await app.database.first<{ turnover: string; payouts: string; joined: string }>(
    `SELECT coalesce(sum(turnover), 0)::text AS turnover, coalesce(sum(payouts), 0)::text AS payouts, coalesce(sum(joined), 0)::text AS joined
       FROM team_figures_of($1, $2, $3, $4)`,
    [agent, scope, from, to],
  ))!;

/** The same from the rounds themselves. */
const played = async (agent: string, scope: string, from: string, to: string) =>
  (await app.database.first<{ turnover: string; payouts: string; active: string }>(
    `SELECT coalesce(sum(stake), 0)::text AS turnover, coalesce(sum(payout), 0)::text AS payouts, count(DISTINCT member_id)::text AS active
       FROM rounds JOIN members m ON m.id = member_id
      WHERE rounds.status NOT IN ('void', 'rolled-back') AND brand_day(opened_at) BETWEEN $3 AND $4
        AND CASE $2 WHEN 'self' THEN m.id = $1 WHEN 'direct' THEN m.upline_id = $1 ELSE m.path @> ARRAY[$1::bigint] END`,
    [agent, scope, from, to],
  ))!;

const active = async (agent: string, scope: string, from: string, to: string): Promise<string> =>
  (await app.database.first<{ active: string }>(
    "SELECT active FROM team_active_days($1, $2, 'play', $3, $4) WHERE day IS NULL",
    [agent, scope, from, to],
  ))!.active;

it('[12-11] rolls the demo history up so that every check agrees, and notices a planted difference', async () => {
  const report = await verifyReports(app.database);
  expect(report).toMatchObject({ ok: true, failures: [], changes: 0 });
  expect(report.teams).toBeGreaterThan(1);
  for (const planted of [
    'UPDATE team_figures SET turnover = turnover + 1 WHERE ctid = (SELECT ctid FROM team_figures LIMIT 1)',
    "UPDATE daily_figures SET payouts = payouts - 1 WHERE ctid = (SELECT ctid FROM daily_figures WHERE game_type <> '' LIMIT 1)",
    "UPDATE daily_figures SET deposits = deposits + 1 WHERE ctid = (SELECT ctid FROM daily_figures WHERE game_type = '' LIMIT 1)",
    'UPDATE team_activity SET members = members + 1 WHERE ctid = (SELECT ctid FROM team_activity LIMIT 1)',
    'DELETE FROM member_activity WHERE ctid = (SELECT ctid FROM member_activity LIMIT 1)',
  ]) {
    await expect(
      app.database.transaction(async (transaction) => {
        await transaction.run(planted);
        expect((await verifyReports(transaction)).ok).toBe(false);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
  }
});

it('[12-11] equals the sum of the rounds for any agent, scope and span, while changes wait and after they are rolled up', async () => {
  const players = await app.database.rows<{ id: string }>(
    "SELECT m.id FROM members m JOIN members a ON a.account = 'agent1' AND m.path @> ARRAY[a.id]",
  );
  const agents = [await idOf('agent1'), await idOf('agent2')];
  const day = (ago: number) =>
    new Date(Date.now() - ago * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
  let count = 0;
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('bet' as const),
      player: fc.nat(players.length - 1),
      ago: fc.nat(40),
      stake: fc.integer({ min: 0, max: 10_000 }),
    }),
    fc.record({
      kind: fc.constantFrom('won' as const, 'lost' as const, 'void' as const, 'rolled-back' as const),
      pick: fc.nat(),
      payout: fc.nat(20_000),
    }),
    fc.record({ kind: fc.constant('roll-up' as const), portion: fc.integer({ min: 1, max: 5 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.nat(40),
      fc.nat(40),
      async (steps, one, other) => {
        const rounds: string[] = [];
        for (const each of steps) {
          if (each.kind === 'bet') {
            count += 1;
            const row = await app.database.first<{ id: string }>(
              `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
               VALUES ('PG', $1, $2, 'PG-owl-parliament', 'RNG', 'PHP', $3, now() - make_interval(days => $4)) RETURNING id`,
              [`figures-${count}`, players[each.player]!.id, each.stake, each.ago],
            );
            rounds.push(row!.id);
          } else if (each.kind === 'roll-up') await rollUp(app.database, each.portion);
          else if (rounds.length > 0)
            await app.database.run('UPDATE rounds SET status = $2, payout = $3, closed_at = now() WHERE id = $1', [
              rounds[each.pick % rounds.length]!,
              each.kind,
              each.kind === 'won' ? each.payout : 0,
            ]);
        }
        const [from, to] = [day(Math.max(one, other)), day(Math.min(one, other))];
        const agree = async () => {
          for (const agent of agents)
            for (const scope of ['self', 'direct', 'team']) {
              const fromRounds = await played(agent, scope, from, to);
              expect(await figures(agent, scope, from, to)).toMatchObject({
                turnover: fromRounds.turnover,
                payouts: fromRounds.payouts,
              });
              const staked = await app.database.first<{ active: string }>(
                `SELECT count(DISTINCT f.member_id)::text AS active FROM daily_figures f JOIN members m ON m.id = f.member_id
                  WHERE f.turnover > 0 AND f.day BETWEEN $3 AND $4
                    AND CASE $2 WHEN 'self' THEN m.id = $1 WHEN 'direct' THEN m.upline_id = $1 ELSE m.path @> ARRAY[$1::bigint] END`,
                [agent, scope, from, to],
              );
              expect(await active(agent, scope, from, to)).toBe(staked!.active);
            }
        };
        await agree();
        while ((await rollUp(app.database, 7)) > 0);
        await agree();
        // The rounds of this test have no entries in the ledger: only the last check may see them.
        expect((await differences()).filter((text) => !text.startsWith("A member's result"))).toEqual([]);
      },
    ),
    { numRuns: 6 },
  );
}, 300_000);

it('[12-11] adds each change once while two processes roll up at the same time', async () => {
  const player = await app.signedIn('member4');
  for (let round = 0; round < 60; round += 1)
    await app.database.run(
      `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
       VALUES ('PG', $1, $2, 'PG-owl-parliament', 'RNG', 'PHP', 100, now())`,
      [`twice-${round}`, player.memberId],
    );
  const turns = async () => {
    for (let turn = 0; turn < 30; turn += 1) await rollUp(app.database, 3);
  };
  await Promise.all([turns(), turns(), turns()]);
  while ((await rollUp(app.database)) > 0);
  expect((await differences()).filter((text) => !text.startsWith("A member's result"))).toEqual([]);
});

it('[12-11] counts accounts that join, each in every team above it', async () => {
  const agent2 = await idOf('agent2');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
  const before = await Promise.all(
    ['agent1', 'agent2'].map(async (name) => BigInt((await figures(await idOf(name), 'team', today, today)).joined)),
  );
  const { id } = (await app.database.first<{ id: string }>(
    "INSERT INTO members (account, password_hash, upline_id) VALUES ('joins1', 'none', $1) RETURNING id",
    [agent2],
  ))!;
  await app.database.run("INSERT INTO members (account, password_hash, upline_id) VALUES ('joins2', 'none', $1)", [id]);
  await rollUp(app.database, 1);
  const after = await Promise.all(
    ['agent1', 'agent2'].map(async (name) => BigInt((await figures(await idOf(name), 'team', today, today)).joined)),
  );
  expect(after.map((value, index) => value - before[index]!)).toEqual([2n, 2n]);
  expect((await figures(agent2, 'direct', today, today)).joined).toBe(String(before[1]! + 1n));
});
