import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startLeashed } from '@atrium/database/leash';
import { migrate } from '@atrium/database/migrate';
import pg from 'pg';
import { reason } from './service.ts';

export interface Migration {
  registryDone: Promise<void>;
  /** Also fills a new database. */
  gatewayDone: Promise<void>;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 3_000;

/**
 * Brings the database to this release as the owner of its tables. The registry and the gateway then run as roles of their
 * own and never know the owner's password.
 */
export function startMigration({
  root,
  varFolder,
  databaseUrl,
  brands,
  seed,
  env,
}: {
  root: string;
  varFolder: string;
  databaseUrl: string;
  /** The brands beside the first, whose databases are made where they are missing. */
  brands: readonly string[];
  seed: string;
  env: NodeJS.ProcessEnv;
}): Migration {
  const logFile = join(varFolder, 'logs', 'migration.log');
  mkdirSync(join(varFolder, 'logs'), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const run = startLeashed(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'infra/gateway/src/main.ts')],
    {
      env: {
        ...env,
        ATRIUM_MIGRATE: 'only',
        ATRIUM_SEED: seed,
        ATRIUM_BRANDS: brands.join(','),
        DATABASE_URL: databaseUrl,
        ATRIUM_VAR: varFolder,
      },
      lastSignal: 'TERM',
    },
  );
  let lastOutput = '';
  for (const stream of [run.child.stdout, run.child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      lastOutput = (lastOutput + chunk.toString('utf8')).slice(-1_500);
    });
  }
  const gatewayDone = run.exited.then(({ code }) => {
    log.end();
    if (code !== 0) throw new Error(`The database could not be prepared: ${reason(lastOutput)} (${logFile})`);
  });
  const registryDone = migrateRegistry(root, databaseUrl);
  // Each is awaited later than the other may fail.
  for (const done of [gatewayDone, registryDone]) done.catch(() => {});
  return { registryDone, gatewayDone, stop: () => run.stop('SIGTERM', STOP_TIMEOUT_MS) };
}

async function migrateRegistry(root: string, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A start that is stopped stops the database under this connection; the query fails, and the process goes on stopping.
  pool.on('error', () => {});
  try {
    await migrate(pool, join(root, 'infra/registry/migrations'));
  } finally {
    await pool.end();
  }
}
