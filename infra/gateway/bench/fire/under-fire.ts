import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@atrium/database/migrate';
import { Pool } from 'pg';
import { seededRandom } from '../../seed/seeded-random.ts';
import { createDatabase } from '../../src/platform/database.ts';
import { sealLedger } from '../../src/wallet/seal.ts';
import { verifyLedger } from '../../src/wallet/ledger-verify.ts';
import { databaseProcess } from '../world/database-process.ts';
import { gatewayProcess } from '../world/gateway-process.ts';
import { httpCaller } from '../world/http-caller.ts';
import { paymentProvider } from '../world/payment-provider.ts';
import { fillPurses, people } from '../world/people.ts';
import { asking } from './asking.ts';
import { openBook } from './book.ts';
import { STORIES } from './stories.ts';

export interface Fire {
  /** The gateway's package folder. */
  gatewayFolder: string;
  /** Decides stories, amounts, players and the kills. */
  seed: number;
  /** The number of commands to be decided. */
  operations: number;
  gateways?: number;
  /** Commands between two kills of a gateway, and of the database, on average. */
  gatewayKillEvery?: number;
  databaseKillEvery?: number;
  report?(line: string): void;
}

export interface FireReport {
  /** The faults found, as sentences; empty if there are none. */
  failures: string[];
  decided: number;
  doubts: number;
  gatewayKills: number;
  databaseKills: number;
  entries: number;
  seconds: number;
}

const PLAYERS = 24;
const START_CASH = 200_000;
/** Of it, in the wallet of each vendor: bets are staked from there. */
const PURSE = 60_000;
const AT_ONCE = 32;

/**
 * Sends random wallet commands over HTTP to real gateways, which are killed with SIGKILL at random moments, as is the
 * database, while the clients repeat commands without an answer. Afterwards the ledger must match the answers to the
 * clients to the last unit, and every invariant must hold.
 */
export async function underFire({
  gatewayFolder,
  seed,
  operations,
  gateways: count = 2,
  gatewayKillEvery = 500,
  databaseKillEvery = 900,
  report = () => {},
}: Fire): Promise<FireReport> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-fire-'));
  const server = await databaseProcess();
  const provider = await paymentProvider();
  const pool = new Pool({ connectionString: server.url, max: 4 });
  // The server is killed with connections open.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await migrate(pool, join(gatewayFolder, 'migrations'));
  await pool.query(
    "INSERT INTO settings (key, value) VALUES ('wallet.single', 'false') ON CONFLICT (key) DO UPDATE SET value = excluded.value",
  );
  const { vendors, players } = await people(pool, {
    vendors: [
      { code: 'FIRST', lateBet: 'error' },
      { code: 'SECOND', lateBet: 'noop' },
    ],
    players: PLAYERS,
    cash: START_CASH,
  });
  await fillPurses(pool, vendors, PURSE);
  // No registry listens there, so that one on this machine does not interfere.
  const env = {
    DATABASE_URL: server.url,
    ATRIUM_VAR: folder,
    ATRIUM_SEED: 'empty',
    ATRIUM_OPS_URL: 'http://127.0.0.1:9',
    ATRIUM_PAYMENTS_URL: provider.url,
    PAYMENTS_SECRET: provider.secret,
  };
  const gateways = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      gatewayProcess(join(gatewayFolder, 'src/main.ts'), env, join(folder, `gateway-${i}.log`)),
    ),
  );
  const callers = gateways.map(({ port }) => httpCaller(port, AT_ONCE));
  try {
    await Promise.all(gateways.map((gateway) => gateway.start()));
    report(`${count} gateways, ${PLAYERS} players, ${operations} commands, seed ${seed}; logs in ${folder}`);
    const begun = performance.now();
    const clients = asking(callers, seededRandom(`${seed} clients`));
    const book = openBook();
    const isOver = () => clients.decided >= operations;

    const play = async (worker: number) => {
      for (let n = 0; !isOver(); n++) {
        const random = seededRandom(`${seed} ${worker} ${n}`);
        const scene = {
          asking: clients,
          book,
          random,
          paymentsSecret: provider.secret,
          name: `${worker}.${n}`,
          player: random.pick(players),
          vendor: random.pick(vendors),
        };
        await random.pick(STORIES)(scene);
      }
    };
    /** Kills repeatedly after a random number of commands, while the other processes continue. */
    const strike = async (name: string, every: number, kill: (pick: number) => Promise<void>) => {
      const random = seededRandom(`${seed} ${name}`);
      let kills = 0;
      // The first kill is in the first half, so that every run has one.
      for (
        let next = random.whole(1, Math.min(every * 2, operations / 2));
        next < operations;
        next = clients.decided + random.whole(1, every * 2)
      ) {
        while (clients.decided < next && !isOver()) await pause(5);
        if (isOver()) break;
        await kill(random.whole(0, count - 1));
        kills += 1;
        report(`${clients.decided} decided: ${name} killed and restarted`);
      }
      return kills;
    };
    const [gatewayKills, databaseKills] = await Promise.all([
      strike('gateway', gatewayKillEvery, async (which) => {
        await gateways[which]!.kill();
        await gateways[which]!.start();
      }),
      strike('database', databaseKillEvery, () => server.killAndStart()),
      ...Array.from({ length: AT_ONCE }, (_, worker) => play(worker)),
    ]);
    const seconds = (performance.now() - begun) / 1_000;
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    const database = createDatabase(pool);
    await sealLedger(database);
    const ledger = await verifyLedger(database);
    const failures = [...(await book.compare(pool, { players, vendors }, START_CASH)), ...ledger.failures];
    return {
      failures,
      decided: clients.decided,
      doubts: clients.doubts,
      gatewayKills,
      databaseKills,
      entries: ledger.entries,
      seconds,
    };
  } finally {
    for (const caller of callers) caller.close();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await pool.end();
    await provider.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
