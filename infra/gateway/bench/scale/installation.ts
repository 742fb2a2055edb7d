import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atrium/database/free-port';
import { migrate } from '@atrium/database/migrate';
import { processUrl } from '@atrium/database/process-role';
import { Pool } from 'pg';
import { people, type Player, type Vendor } from '../world/people.ts';
import { type ServerProcess, serverProcess } from '../world/server-process.ts';
import { balancer } from './balancer.ts';
import { type PortProcess, portProcess } from './port-process.ts';
import { type ReplicatedDatabase, replicatedDatabase } from './replicated-database.ts';
import { type RegistryCaller, registryCaller, releaseRemote } from './registry-caller.ts';

/** The portal on several processes, as `infra/deploy` starts it, with members, one vendor and one remote. */
export interface Installation {
  /** The port of the balancer. */
  readonly site: number;
  readonly gateways: readonly ServerProcess[];
  readonly registries: readonly ServerProcess[];
  readonly redis: PortProcess;
  readonly database: ReplicatedDatabase;
  /** As the owner of the tables. */
  readonly pool: Pool;
  readonly vendor: Vendor;
  readonly players: readonly Player[];
  readonly registry: RegistryCaller;
  /** Has the logs of all processes. */
  readonly folder: string;
  close(): Promise<void>;
}

const GATEWAYS = 3;
const REGISTRIES = 2;
const CASH = 1_000_000;
const INFRA = join(import.meta.dirname, '../../..');

export async function install(playerCount: number): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-scale-'));
  chmodSync(folder, 0o755);
  const secretsFolder = join(folder, 'registry');
  mkdirSync(secretsFolder);
  const database = await replicatedDatabase();
  const pool = new Pool({ connectionString: database.url, max: 4 });
  // Servers are killed with connections open.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  for (const part of ['registry', 'gateway']) await migrate(pool, join(INFRA, part, 'migrations'));
  const { vendors, players } = await people(pool, {
    vendors: [{ code: 'BENCH', lateBet: 'error' }],
    players: playerCount,
    cash: CASH,
  });
  await database.addStandby();

  const [site, ops, redisPort] = [await freePort(), await freePort(), await freePort()];
  const redis = portProcess(redisPort, 'redis-server', [
    ...['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'no', '--maxmemory', '64mb'],
  ]);
  const shared = {
    ATRIUM_VAR: folder,
    ATRIUM_SITE_PORT: String(site),
    ATRIUM_SEED: 'empty',
    ATRIUM_MIGRATE: 'no',
    ATRIUM_SEALING_KEY: 'the sealing key of a measurement, long enough',
    ATRIUM_OPS_URL: `http://127.0.0.1:${ops}`,
  };
  const start = (area: 'gateway' | 'registry', n: number, portVariable: string, more: NodeJS.ProcessEnv) =>
    serverProcess({
      main: join(INFRA, area, 'src/main.ts'),
      env: { ...shared, DATABASE_URL: processUrl(database.url, area), ...more },
      portVariable,
      logFile: join(folder, `${area}-${n}.log`),
    });
  const registries = await Promise.all(
    Array.from({ length: REGISTRIES }, (_, n) =>
      start('registry', n, 'ATRIUM_OPS_PORT', { ATRIUM_REGISTRY_VAR: secretsFolder }),
    ),
  );
  const gateways = await Promise.all(
    Array.from({ length: GATEWAYS }, (_, n) =>
      start('gateway', n, 'ATRIUM_GATEWAY_PORT', {
        ATRIUM_GATEWAY_HOST: '127.0.0.1',
        ATRIUM_GATEWAY_NAME: `gateway-${n}`,
        ATRIUM_TRUSTED_PROXIES: '127.0.0.0/8',
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        PAYMENTS_SECRET: 'unused',
      }),
    ),
  );
  const portOf = ({ port }: ServerProcess) => port;
  const nginx = balancer(join(folder, 'nginx'), {
    site,
    gateways: gateways.map(portOf),
    ops,
    registries: registries.map(portOf),
  });
  const close = async () => {
    await Promise.all([nginx, ...gateways, ...registries].map((running) => running.stop()));
    await redis.stop();
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await redis.start();
    // The first one makes the keys.
    for (const registry of registries) await registry.start();
    await nginx.start();
    const registry = registryCaller(`http://127.0.0.1:${ops}`, secretsFolder);
    await releaseRemote(registry, join(folder, 'artifacts'));
    await Promise.all(gateways.map((gateway) => gateway.start()));
    const vendor = vendors[0]!;
    return { site, gateways, registries, redis, database, pool, vendor, players, registry, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
