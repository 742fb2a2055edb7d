import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@atrium/database/free-port';
import { processUrl } from '@atrium/database/process-role';
import { Pool } from 'pg';
import { seededRandom } from '../../seed/seeded-random.ts';
import { createDatabase } from '../../src/platform/database.ts';
import { startNginx } from '../../src/processes/testing/nginx.ts';
import { verifyLedger } from '../../src/wallet/ledger-verify.ts';
import { sealLedger } from '../../src/wallet/seal.ts';
import { asking } from '../fire/asking.ts';
import { openBook } from '../fire/book.ts';
import { STORIES } from '../fire/stories.ts';
import { databaseProcess } from '../world/database-process.ts';
import { environment } from '../world/environment.ts';
import { httpCaller } from '../world/http-caller.ts';
import { paymentProvider } from '../world/payment-provider.ts';
import { fillPurses, people } from '../world/people.ts';
import { serverProcess } from '../world/server-process.ts';
import { counted, type Phase, type PhaseFigures } from './counted-caller.ts';
import { openTabs } from './open-tabs.ts';

export interface Upgrade {
  /** The gateway's folder of the release that runs, and of the one that replaces it. */
  before: string;
  after: string;
  /** What the release before begins with. */
  data: 'demo' | 'empty';
  phaseMs: number;
  report?(line: string): void;
}

export interface UpgradeReport {
  /** Failed money calls and differences in the books, as sentences; empty if there are none. */
  failures: string[];
  decided: number;
  migrationMs: number;
  phases: Record<Phase, PhaseFigures>;
  streams: { tabs: number; reconnects: number; longestGapMs: number };
}

const GATEWAYS = 3;
const PLAYERS = 24;
const START_CASH = 2_000_000;
const PURSE = 500_000;
const AT_ONCE = 12;
const TABS = 50;
/** As in compose. */
const DRAIN_SECONDS = '2';
const STOP_TIMEOUT_MS = 30_000;

/**
 * Bets, deposits, withdrawals and transfers through the site's address, while the release before is upgraded: the
 * migration of the new one, then its gateways in place of the old ones, one after the other.
 */
export async function upgradeUnderLoad({
  before,
  after,
  data,
  phaseMs,
  report = () => {},
}: Upgrade): Promise<UpgradeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-upgrade-'));
  const server = await databaseProcess();
  const provider = await paymentProvider();
  const pool = new Pool({ connectionString: server.url, max: 4 });
  const sitePort = await freePort();
  const env = {
    ATRIUM_VAR: folder,
    ATRIUM_SITE_PORT: String(sitePort),
    ATRIUM_GATEWAY_HOST: '127.0.0.1',
    ATRIUM_TRUSTED_PROXIES: '127.0.0.1/32',
    ATRIUM_DRAIN_SECONDS: DRAIN_SECONDS,
    // No registry listens there.
    ATRIUM_OPS_URL: 'http://127.0.0.1:9',
    ATRIUM_PAYMENTS_URL: provider.url,
    PAYMENTS_SECRET: provider.secret,
    ATRIUM_SEALING_KEY: 'the sealing key of an upgrade under load',
  };
  const migrate = async (release: string, seed: Upgrade['data']): Promise<number> => {
    const begun = performance.now();
    await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(release, 'src/main.ts')],
      {
        env: { PATH: environment.path, ...env, DATABASE_URL: server.url, ATRIUM_MIGRATE: 'only', ATRIUM_SEED: seed },
        maxBuffer: 1 << 26,
      },
    );
    return performance.now() - begun;
  };
  const serve = (release: string, index: number, port?: number) =>
    serverProcess({
      main: join(release, 'src/main.ts'),
      env: {
        ...env,
        DATABASE_URL: processUrl(server.url, 'gateway'),
        ATRIUM_MIGRATE: 'no',
        ATRIUM_GATEWAY_NAME: `gateway-${index}`,
      },
      portVariable: 'ATRIUM_GATEWAY_PORT',
      logFile: join(folder, `gateway-${index}.log`),
      stopTimeoutMs: STOP_TIMEOUT_MS,
      ...(port !== undefined && { port }),
    });

  report(`the release before begins with ${data} data`);
  await migrate(before, data);
  await pool.query(
    "INSERT INTO settings (key, value) VALUES ('wallet.single', 'false') ON CONFLICT (key) DO UPDATE SET value = excluded.value",
  );
  const crowd = await people(pool, {
    vendors: [
      { code: 'FIRST', lateBet: 'error' },
      { code: 'SECOND', lateBet: 'noop' },
    ],
    players: PLAYERS,
    cash: START_CASH,
  });
  await fillPurses(pool, crowd.vendors, PURSE);
  const running = await Promise.all(Array.from({ length: GATEWAYS }, (_, index) => serve(before, index)));
  const ports = running.map(({ port }) => port);
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  const client = httpCaller(sitePort, AT_ONCE);
  try {
    await Promise.all(running.map((gateway) => gateway.start()));
    nginx = await startNginx(ports, sitePort);
    const tabs = openTabs(nginx.url, TABS);
    const calls = counted(client);
    const clients = asking([calls.caller], seededRandom('upgrade clients'));
    const book = openBook();
    let over = false;
    const play = async (worker: number) => {
      for (let n = 0; !over; n++) {
        const random = seededRandom(`upgrade ${worker} ${n}`);
        const name = `${worker}.${n}`;
        const scene = { asking: clients, book, random, paymentsSecret: provider.secret, name };
        await random.pick(STORIES)({
          ...scene,
          player: random.pick(crowd.players),
          vendor: random.pick(crowd.vendors),
        });
      }
    };
    const played = Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => play(worker)));
    const phase = async (name: Phase, work: () => Promise<void>) => {
      report(name);
      calls.enter(name);
      await Promise.race([work(), played]);
    };

    let migrationMs = 0;
    await phase('before', () => pause(phaseMs));
    await phase('during the migration', async () => {
      migrationMs = await migrate(after, 'empty');
    });
    await phase('old gateways on the new tables', () => pause(phaseMs));
    await phase('one by one', async () => {
      for (const [index, port] of ports.entries()) {
        await running[index]!.stop();
        running[index] = await serve(after, index, port);
        await running[index].start();
      }
    });
    await phase('after', () => pause(phaseMs));
    over = true;
    await played;
    const streams = await tabs.close();
    await Promise.all(running.map((gateway) => gateway.stop()));

    const database = createDatabase(pool);
    await sealLedger(database);
    const ledger = await verifyLedger(database);
    return {
      failures: [...calls.faults, ...(await book.compare(pool, crowd, START_CASH)), ...ledger.failures],
      decided: clients.decided,
      migrationMs,
      phases: calls.figures(),
      streams,
    };
  } finally {
    client.close();
    await nginx?.close();
    await Promise.all(running.map((gateway) => gateway.stop()));
    await pool.end();
    await provider.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
