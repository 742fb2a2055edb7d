import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@atrium/database/create-database';
import { migrate } from '@atrium/database/migrate';
import { Client, escapeIdentifier, Pool } from 'pg';
import { databaseProcess } from '../world/database-process.ts';
import { type GatewayProcess, gatewayProcess } from '../world/gateway-process.ts';
import { type Player, people, type Vendor } from '../world/people.ts';
import { environment } from '../world/environment.ts';

/** A gateway process on a database with players, for one measurement. */
export interface Stage {
  gateway: GatewayProcess;
  pool: Pool;
  url: string;
  players: Player[];
  vendors: Vendor[];
  /** The database: `embedded`, or the host of DATABASE_URL. */
  database: string;
  close(): Promise<void>;
}

/** Uses the embedded PostgreSQL, or a new database on the server of DATABASE_URL, which is dropped afterwards. */
export async function openStage(
  gatewayFolder: string,
  {
    players,
    cash,
    vendors: vendorCount = 1,
    autovacuum = true,
  }: { players: number; cash: number; vendors?: number; autovacuum?: boolean },
): Promise<Stage> {
  if (!autovacuum && environment.databaseUrl)
    throw new Error('Autovacuum is switched off in the embedded database only: unset DATABASE_URL.');
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const { url, database, drop } = environment.databaseUrl ? await borrowed(environment.databaseUrl) : await own();
  const pool = new Pool({ connectionString: url, max: 16 });
  // The server ends connections that are idle when it stops.
  pool.on('error', () => {});
  if (!autovacuum) await stopAutovacuum(pool);
  await migrate(pool, join(gatewayFolder, 'migrations'));
  const { vendors, players: made } = await people(pool, {
    vendors: Array.from({ length: vendorCount }, (_, at) => ({ code: at ? `BENCH${at}` : 'BENCH', lateBet: 'error' })),
    players,
    cash,
  });
  const env = {
    DATABASE_URL: url,
    ATRIUM_VAR: folder,
    ATRIUM_SEED: 'empty',
    ATRIUM_OPS_URL: 'http://127.0.0.1:9',
    PAYMENTS_SECRET: 'unused',
  };
  const gateway = await gatewayProcess(join(gatewayFolder, 'src/main.ts'), env, join(folder, 'gateway.log'));
  await gateway.start();
  return {
    gateway,
    pool,
    url,
    players: made,
    vendors,
    database,
    async close() {
      await gateway.stop();
      await pool.end();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** From now on the tables keep the statistics that they have while they are filled. */
async function stopAutovacuum(pool: Pool): Promise<void> {
  await pool.query('ALTER SYSTEM SET autovacuum = off');
  await pool.query('SELECT pg_reload_conf()');
}

async function own() {
  const server = await databaseProcess();
  return { url: server.url, database: 'embedded', drop: server.stop };
}

async function borrowed(given: string) {
  const name = `atrium_bench_${randomBytes(4).toString('hex')}`;
  await createDatabase(given, name);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    database: `DATABASE_URL (${new URL(given).host})`,
    async drop() {
      const client = new Client({ connectionString: given });
      await client.connect();
      await client.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`);
      await client.end();
    },
  };
}
