import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneDatabase } from '@atrium/database/create-database';
import { migrate } from '@atrium/database/migrate';
import { Pool } from 'pg';
import { createDatabase } from '../../src/platform/database.ts';
import { rollUp } from '../../src/team-figures/roll-up.ts';
import { people, putBelowAgents } from '../world/people.ts';
import { settling } from '../world/settling.ts';

const PLAYERS = 500;
const BATCH = 250;
const WARM_BATCHES = 40;
/** Agents above each player. */
export const DEPTH = 5;
const GATEWAY = join(import.meta.dirname, '../..');
const SQL = join(GATEWAY, 'sql/daily-figures/daily_figures_of_rounds.sql');

/** The function that queues changes for the teams, as it would be without teams. */
function withoutTeams(): string {
  const bare = readFileSync(SQL, 'utf8').replaceAll(
    /,\s+queued AS \(\s+INSERT INTO team_figures_queue[^)]*\)\s+SELECT[^)]*\)/g,
    '',
  );
  if (bare.includes('team_figures_queue')) throw new Error('The statements for teams were not found.');
  return bare;
}

const poolOf = (url: string): Pool => {
  const pool = new Pool({ connectionString: url, max: 4 });
  // The server ends connections that are idle when it stops.
  pool.on('error', () => {});
  return pool;
};
const onServer = (url: string, database: string): string => Object.assign(new URL(url), { pathname: database }).href;

/** Players with money, each below the same agents. */
async function populate(pool: Pool): Promise<readonly string[]> {
  await migrate(pool, join(GATEWAY, 'migrations'));
  const { players } = await people(pool, {
    vendors: [{ code: 'BENCH', lateBet: 'error' }],
    players: PLAYERS,
    cash: 1_000_000_000,
  });
  await putBelowAgents(pool, DEPTH);
  return players.map(({ memberId }) => memberId);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/**
 * What queueing and rolling up add to a settled bet, as a share of it, by turn. Two databases on one server differ in this
 * alone, and batches alternate between them, the first and last of four at the same one: what else the machine does falls
 * on both, and the median of the fours is free of what falls on one. `queued` is the part of the queue alone. Leaves the first database for what follows.
 */
export async function rollUpCost(
  url: string,
  { turns, rounds }: { turns: number; rounds: number },
): Promise<{ pool: Pool; added: number[]; queued: number[] }> {
  const first = poolOf(url);
  const players = await populate(first);
  await first.end();
  await cloneDatabase(onServer(url, 'postgres'), new URL(url).pathname.slice(1), 'bare');
  const [rolled, bare] = [poolOf(url), poolOf(onServer(url, 'bare'))];
  await bare.query(withoutTeams());
  const [settleRolled, settleBare] = [settling(rolled, players, BATCH), settling(bare, players, BATCH)];
  const database = createDatabase(rolled);
  const caughtUp = async (): Promise<number> => {
    const began = performance.now();
    while ((await rollUp(database)) > 0);
    return performance.now() - began;
  };
  for (let batch = 0; batch < WARM_BATCHES; batch += 1) {
    await settleBare();
    await settleRolled();
  }
  await caughtUp();
  const added: number[] = [];
  const queueing: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const ratios: number[] = [];
    let bareMs = 0;
    for (let done = 0; done < rounds; done += 2 * BATCH) {
      const before = await settleBare();
      const queued = (await settleRolled()) + (await settleRolled());
      const both = before + (await settleBare());
      bareMs += both;
      ratios.push(queued / both);
    }
    // The roll-up takes what waits in large portions, as it does behind bets.
    queueing.push(median(ratios) - 1);
    added.push(queueing.at(-1)! + (await caughtUp()) / bareMs);
  }
  await bare.end();
  return { pool: rolled, added, queued: queueing };
}
