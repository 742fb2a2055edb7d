import { parseArgs } from 'node:util';
import { createDatabase } from '../src/platform/database.ts';
import { rollUp } from '../src/team-figures/roll-up.ts';
import { databaseProcess } from './world/database-process.ts';
import { DEPTH, median, rollUpCost } from './team-reports/roll-up-cost.ts';

/**
 * `npm run -s bench -- team-reports`: what the roll-ups of teams add to settled bets, side by side in one run, and how long
 * the figures of a team of 100,000 members over 90 days take.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '10000' },
    members: { type: 'string', default: '100000' },
    days: { type: 'string', default: '90' },
    /** A member plays on one day of this number of days. */
    every: { type: 'string', default: '6' },
  },
});
const [turns, rounds, members, days, every] = [
  values.turns,
  values.rounds,
  values.members,
  values.days,
  values.every,
].map(Number) as [number, number, number, number, number];
const COST_BUDGET = 0.05;
const REPORT_BUDGET_MS = 200;

const server = await databaseProcess();
try {
  const { pool, added, queued } = await rollUpCost(server.url, { turns, rounds });
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  if (!values.json)
    console.log(
      `roll-ups of teams add ${percent(median(added))} (${percent(Math.min(...added))} to ${percent(Math.max(...added))}, ${turns} turns) to ${rounds} settled bets with ${DEPTH} agents above, of it ${percent(median(queued))} to queue them; budget ${percent(COST_BUDGET)}`,
    );
  const database = createDatabase(pool);
  // A top agent, 40 agents below, 400 below these, and the members below them.
  await pool.query(
    `INSERT INTO members (id, account, password_hash, type, upline_id) VALUES (10000000, 'top', 'none', 1, NULL)`,
  );
  await pool.query(
    "INSERT INTO members (id, account, password_hash, type, upline_id) SELECT 10000000 + n, 'middle' || n, 'none', 2, 10000000 FROM generate_series(1, 40) n",
  );
  await pool.query(
    "INSERT INTO members (id, account, password_hash, type, upline_id) SELECT 10001000 + n, 'low' || n, 'none', 2, 10000001 + n % 40 FROM generate_series(1, 400) n",
  );
  await pool.query(
    "INSERT INTO members (id, account, password_hash, upline_id) SELECT 11000000 + n, 'many' || n, 'none', 10001001 + n % 400 FROM generate_series(1, $1) n",
    [members],
  );
  for (let part = 0; part < every; part += 1) {
    await pool.query(
      `WITH played AS (
         INSERT INTO daily_figures (member_id, day, game_type, rounds, turnover, payouts)
         SELECT 11000000 + n, current_date - d, (ARRAY['RNG', 'LIVE', 'LOTT', 'SPORTS'])[1 + (n + d) % 4], 1, 1000 + n % 977, (n * 7 + d * 13) % 2000
           FROM generate_series(0, $1 - 1) d, generate_series(1, $2) n WHERE (n * 31 + d * 17) % $3 = 0 AND n % $3 = $4
         RETURNING *)
       INSERT INTO team_figures_queue (member_id, day, game_type, rounds, turnover, payouts) SELECT member_id, day, game_type, rounds, turnover, payouts FROM played`,
      [days, members, every, part],
    );
    while ((await rollUp(database, 100_000)) > 0);
  }
  await pool.query('VACUUM ANALYZE');
  const report = async () => {
    const began = performance.now();
    await Promise.all([
      pool.query(
        'SELECT day, game_type, sum(turnover), sum(payouts) FROM team_figures_of(10000000, $1, current_date - $2::int, current_date) GROUP BY 1, 2',
        ['team', days - 1],
      ),
      pool.query("SELECT * FROM team_active_days(10000000, 'team', 'play', current_date - $1::int, current_date)", [
        days - 1,
      ]),
      pool.query("SELECT * FROM team_active_days(10000000, 'team', 'deposit', current_date - $1::int, current_date)", [
        days - 1,
      ]),
    ]);
    return performance.now() - began;
  };
  await report();
  const reports: number[] = [];
  for (let turn = 0; turn < turns * 4; turn += 1) reports.push(await report());
  const began = performance.now();
  const { rows: fromMembers } = await pool.query<{ turnover: string; active: string }>(
    `SELECT sum(turnover)::text AS turnover, count(DISTINCT member_id)::text AS active
       FROM daily_figures WHERE member_id IN (SELECT id FROM members WHERE path @> ARRAY[10000000::bigint]) AND day > current_date - $1::int`,
    [days],
  );
  const directMs = performance.now() - began;
  const { rows: rolled } = await pool.query<{ turnover: string; active: string }>(
    `SELECT (SELECT sum(turnover) FROM team_figures_of(10000000, 'team', current_date - $1::int, current_date))::text AS turnover,
            (SELECT active FROM team_active_days(10000000, 'team', 'play', current_date - $1::int, current_date) WHERE day IS NULL)::text AS active`,
    [days - 1],
  );
  const equal = JSON.stringify(fromMembers) === JSON.stringify(rolled);
  const { rows: size } = await pool.query<{ n: string }>(
    'SELECT count(*) AS n FROM daily_figures WHERE member_id >= 11000000',
  );

  await pool.end();
  if (values.json)
    console.log(JSON.stringify({ name: 'team-reports', turns, rounds, added, queued, members, days, reports, equal }));
  else
    console.log(
      `team of ${members} members, ${days} days (${size[0]!.n} rows of members): ${median(reports).toFixed(0)} ms (${Math.min(...reports).toFixed(0)} to ${Math.max(...reports).toFixed(0)}, ${reports.length} turns); budget ${REPORT_BUDGET_MS} ms; from the members' rows ${directMs.toFixed(0)} ms; ${equal ? 'equal' : 'DIFFERENT'}`,
    );
  if (median(added) > COST_BUDGET || median(reports) > REPORT_BUDGET_MS || !equal) process.exitCode = 1;
} finally {
  await server.stop();
}
