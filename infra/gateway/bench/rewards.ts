import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@atrium/database/migrate';
import { Pool } from 'pg';
import { accrue } from '../src/rewards/accrue.ts';
import { databaseProcess } from './world/database-process.ts';
import { jobParts } from './world/job-parts.ts';
import { closeNight } from './world/nightly-closing.ts';
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
  const parts = jobParts(pool, () => new Date());
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

  const { seconds: closingSeconds, benefits } = await closeNight(pool, members);

  added.sort((a, b) => a - b);
  const [least, median, most] = [added[0]!, added[turns >> 1]!, added.at(-1)!];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  if (values.json)
    console.log(JSON.stringify({ name: 'rewards', turns, rounds, added, members, closingSeconds, benefits }));
  else {
    console.log(
      `accruing adds ${percent(median)} (${percent(least)} to ${percent(most)}, ${turns} turns) to ${rounds} settled bets in batches of ${BATCH}; budget ${percent(COST_BUDGET)}`,
    );
    console.log(
      `closing ${members} members: ${closingSeconds.toFixed(1)} s with ${benefits} benefits; budget ${CLOSING_BUDGET_SECONDS} s`,
    );
  }
  if (median > COST_BUDGET || closingSeconds > CLOSING_BUDGET_SECONDS) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
}
