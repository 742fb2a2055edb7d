import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@atrium/database/migrate';
import { Pool } from 'pg';
import { accrue } from '../src/rewards/accrue.ts';
import { closeCashback } from '../src/rewards/close-cashback.ts';
import { closeRanks } from '../src/rewards/close-ranks.ts';
import { databaseProcess } from './world/database-process.ts';
import { jobParts } from './world/job-parts.ts';
import { people } from './world/people.ts';
import { settling } from './world/settling.ts';

/**
 * `npm run -s bench -- rewards`: what accruing adds to settled bets, side by side in one run, and how long the nightly
 * closing of 100,000 members takes.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '20000' },
    members: { type: 'string', default: '100000' },
  },
});
const [turns, rounds, members] = [Number(values.turns), Number(values.rounds), Number(values.members)];
const PLAYERS = 500;
/** Rounds of one call: what the gateway passes on under load. */
const BATCH = 250;
const COST_BUDGET = 0.1;
const CLOSING_BUDGET_SECONDS = 60;

const server = await databaseProcess();
const pool = new Pool({ connectionString: server.url, max: 4 });
try {
  await migrate(pool, join(import.meta.dirname, '../migrations'));
  const { players } = await people(pool, {
    vendors: [{ code: 'BENCH', lateBet: 'error' }],
    players: PLAYERS,
    cash: 1_000_000_000,
  });
  let now = new Date();
  const parts = jobParts(pool, () => now);
  const settle = settling(
    pool,
    players.map(({ memberId }) => memberId),
    BATCH,
  );
  const settled = async (): Promise<number> => {
    let tookMs = 0;
    for (let done = 0; done < rounds; done += BATCH) tookMs += await settle();
    return tookMs;
  };
  const switched = (mode: 'ENABLE' | 'DISABLE') =>
    pool.query(`ALTER TABLE rounds ${mode} TRIGGER accrual_added, ${mode} TRIGGER accrual_changed`);
  await settled();
  while (await accrue(parts));
  const added: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await switched('DISABLE');
    const bare = await settled();
    await switched('ENABLE');
    const queued = await settled();
    const began = performance.now();
    while (await accrue(parts));
    added.push((queued + performance.now() - began - bare) / bare);
  }

  await pool.query(
    "INSERT INTO members (account, nickname, password_hash, currency, born_on, rank_level) SELECT 'many' || n, 'many' || n, 'none', 'PHP', '1990-05-17', 1 + n % 3 FROM generate_series(1, $1) AS n",
    [members],
  );
  await pool.query(
    `INSERT INTO cashback_accruals (member_id, day, category, valid, micro)
     SELECT id, brand_day(now()) - d, 'RNG', 100000, 300000000 FROM members, generate_series(0, 2) d WHERE account LIKE 'many%'`,
  );
  await pool.query(
    "INSERT INTO member_progress (member_id, valid_total, month) SELECT id, 100000, date_trunc('month', brand_day(now())::timestamp)::date FROM members WHERE account LIKE 'many%'",
  );
  await pool.query('ANALYZE');
  now = new Date(now.getTime() + 45 * 86_400_000);
  const began = performance.now();
  while (await closeCashback(parts));
  while (await closeRanks(parts));
  const closingSeconds = (performance.now() - began) / 1_000;
  const { rows } = await pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM benefits b JOIN members m ON m.id = b.member_id WHERE m.account LIKE 'many%'",
  );

  added.sort((a, b) => a - b);
  const [least, median, most] = [added[0]!, added[turns >> 1]!, added.at(-1)!];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  if (values.json)
    console.log(
      JSON.stringify({ name: 'rewards', turns, rounds, added, members, closingSeconds, benefits: rows[0]!.n }),
    );
  else {
    console.log(
      `accruing adds ${percent(median)} (${percent(least)} to ${percent(most)}, ${turns} turns) to ${rounds} settled bets in batches of ${BATCH}; budget ${percent(COST_BUDGET)}`,
    );
    console.log(
      `closing ${members} members: ${closingSeconds.toFixed(1)} s with ${rows[0]!.n} benefits; budget ${CLOSING_BUDGET_SECONDS} s`,
    );
  }
  if (median > COST_BUDGET || closingSeconds > CLOSING_BUDGET_SECONDS) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
}
