import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { accrue } from '../rewards/accrue.ts';
import { createMissionLeaders } from './mission-leaders.ts';
import { MISSION_LEADERS } from './missions.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-03-10T04:00:00Z' });
  await app.database.run(
    `INSERT INTO missions (id, measure, target, texts) VALUES ('one', 'rounds', 1, '{"en": {"title": "One"}}'), ('stake', 'turnover', 5000, '{"en": {"title": "Stake"}}')`,
  );
});
afterAll(() => app.close());

/** Creates `count` members with finished and open rounds. */
async function crowd(count: number, mark: string): Promise<void> {
  await app.database.run(
    `WITH m AS (INSERT INTO members (account, nickname, type, currency, password_hash, registered_at)
       SELECT $2 || n, $2 || n, 0, 'PHP', 'none', $3 FROM generate_series(1, $1) n RETURNING id, account)
     INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at)
     SELECT 'T', account || status || k, id, 'T', 'RNG', 'PHP', 10 * id, status, $3, $3 FROM m, unnest(ARRAY['lost', 'open', 'rolled-back']) status, generate_series(1, 3) k`,
    [count, mark, app.clock.now()],
  );
  while (await accrue(app.parts));
  await app.database.run('ANALYZE');
}

interface Node {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The number of scans of each table in the query plan. */
async function looks(): Promise<Record<string, number>> {
  const [row] = await app.database.rows<Record<string, [{ Plan: Node }]>>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${MISSION_LEADERS.text}`,
    [app.clock.now(), 10],
  );
  const found: Record<string, number> = {};
  for (const node of nodesOf(row!['QUERY PLAN']![0].Plan)) {
    const table = node['Relation Name'];
    if (table !== undefined) found[table] = (found[table] ?? 0) + node['Actual Loops'];
  }
  return found;
}

it('[7-060] scans the accruals and the figures of the day once each, whether thirty members have played today or hundreds', async () => {
  await crowd(30, 'few');
  const few = await looks();
  expect(few).toMatchObject({ cashback_accruals: 1, daily_figures: 1 });
  await crowd(600, 'many');
  const many = await looks();
  expect(many).toMatchObject({ cashback_accruals: 1, daily_figures: 1 });
  expect(Math.max(...Object.values(many))).toBeLessThan(50);
});

it('[7-060] queries once for all requests within seconds, again afterwards, and at once after a failed query', async () => {
  let asked = 0;
  let fails = true;
  const rows: typeof app.database.rows = (statement, values) => {
    asked += 1;
    return fails ? app.database.rows('SELECT 1 / 0') : app.database.rows(statement, values);
  };
  const leaders = createMissionLeaders({ clock: app.clock, database: { ...app.database, rows } });
  await expect(leaders()).rejects.toThrow('division by zero');
  [asked, fails] = [0, false];
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, leaders));
  expect([asked, first!.length]).toEqual([1, 10]);
  for (const other of others) expect(other).toEqual(first);
  await app.database.run("UPDATE rounds SET status = 'lost' WHERE member_id = $1 AND status = 'open'", [
    first![3]!.memberId,
  ]);
  await accrue(app.parts);
  expect(await leaders()).toEqual(first);
  app.clock.advance({ seconds: 6 });
  expect((await leaders())[0]!.memberId).toBe(first![3]!.memberId);
  expect(asked).toBe(2);
});

it("[7-060] an open stake of yesterday is not deducted from today's leaders", async () => {
  app.clock.set('2026-03-10T15:59:00Z');
  const member = await app.member();
  const plays = (round: string, status: string) =>
    app.database.run(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at) VALUES ('T', $1, $2, 'T', 'RNG', 'PHP', 9000, $3, $4, $4)",
      [round, member.id, status, app.clock.now()],
    );
  await plays('before midnight in Manila', 'open');
  app.clock.set('2026-03-10T16:01:00Z');
  await plays('after it', 'lost');
  await accrue(app.parts);
  expect(await createMissionLeaders(app.parts)()).toEqual([
    { memberId: member.id, account: member.account, completed: 2 },
  ]);
});
