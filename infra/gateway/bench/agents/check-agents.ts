import { join } from 'node:path';
import { cloneDatabase } from '@atrium/database/create-database';
import { migrate } from '@atrium/database/migrate';
import { Pool } from 'pg';
import { seededRandom } from '../../seed/seeded-random.ts';
import { createDatabase } from '../../src/platform/database.ts';
import { createSettings } from '../../src/platform/settings.ts';
import { verifyLedger } from '../../src/wallet/ledger-verify.ts';
import { databaseProcess } from '../world/database-process.ts';
import { booksOf, differences } from './books.ts';
import { growTree, offerContracts, storeContracts, storeTree } from './grow-tree.ts';
import { checkHistory } from './history.ts';
import { settleByGateways } from './killed.ts';
import { playBets } from './play.ts';

interface Check {
  /** Decides tree, bets, moves, corrections and the moments of the kills. */
  seed: number;
  accounts: number;
  rounds: number;
  days: number;
  kills: number;
  report(line: string): void;
}

export interface AgentsReport {
  /** The faults found, as sentences. */
  failures: string[];
  bets: number;
  kills: number;
  midway: number;
}

const DAY_MS = 86_400_000;
const GATEWAYS = 2;
/** Midnight in Manila, as UTC. */
const ZONE_MS = 8 * 3_600_000;

const poolOf = (url: string): Pool => {
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  return pool;
};
const onServer = (url: string, database: string): string => Object.assign(new URL(url), { pathname: database }).href;

/** A history beside an exact model, and the bills of killed gateways beside those of undisturbed ones. */
export async function checkAgents({ seed, accounts, rounds, days, kills, report }: Check): Promise<AgentsReport> {
  const server = await databaseProcess();
  try {
    // The last whole days of the brand: whatever is closed is due for a gateway with its real clock.
    const today = Math.floor((Date.now() + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
    const from = new Date(today - (days + 1) * DAY_MS);
    const end = new Date(today - DAY_MS);
    const people = growTree(seededRandom(`${seed} tree`), accounts);
    const contracts = offerContracts(people, seededRandom(`${seed} contracts`));
    const first = poolOf(server.url);
    await migrate(first, join(import.meta.dirname, '../../migrations'));
    const settings = createSettings(createDatabase(first));
    // Nothing else pays: what is paid are rebates and salaries.
    await settings.set('ranks', [{ level: 1, name: 'One', turnover: '0', pointsPercent: 0, cashback: {} }]);
    await storeTree(first, people);
    await storeContracts(first, contracts, from);
    await first.end();
    report(`${people.length} accounts, ${contracts.length} contracts, seed ${seed}`);
    const admin = onServer(server.url, 'postgres');
    const copy = async (name: string): Promise<[string, Pool]> => {
      await cloneDatabase(admin, new URL(server.url).pathname.slice(1), name);
      return [onServer(server.url, name), poolOf(onServer(server.url, name))];
    };

    const [, lived] = await copy('lived');
    const history = await checkHistory(lived, seededRandom(`${seed} history`), {
      people,
      contracts,
      from,
      days,
      rounds,
    });
    await lived.end();
    report(`history of ${history.bets} bets: ${history.failures.length} faults; ${history.failures[0] ?? 'exact'}`);

    const base = poolOf(server.url);
    const still = growTree(seededRandom(`${seed} tree`), accounts);
    await playBets(base, seededRandom(`${seed} kills`), { people: still, count: rounds, from, until: end, name: 'k' });
    await base.query("UPDATE agent_contracts SET state = 'terminated', ended_at = $1, end_reason = 'terminated'", [
      end,
    ]);
    await base.end();
    const [calmUrl, calm] = await copy('calm');
    const [killedUrl, killed] = await copy('killed');
    const random = seededRandom(`${seed} moments`);
    await settleByGateways(calm, calmUrl, { gateways: 1, kills: 0, random });
    report('settled undisturbed');
    const struck = await settleByGateways(killed, killedUrl, { gateways: GATEWAYS, kills, random });
    report(`settled with ${struck.kills} kills, ${struck.midway} in the middle`);
    const failures = [
      ...history.failures,
      ...differences(await booksOf(calm), await booksOf(killed), 'after kills'),
      ...(await verifyLedger(createDatabase(killed))).failures,
    ];
    await Promise.all([calm.end(), killed.end()]);
    return { failures, bets: history.bets, ...struck };
  } finally {
    await server.stop();
  }
}
