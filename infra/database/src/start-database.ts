import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { archiveCommand } from './backup/archive.ts';
import { binariesFolder } from './binaries.ts';
import { claimFolder } from './claim-folder.ts';
import { canReach, type DatabaseUser, databaseUser } from './database-user.ts';
import { createCluster, passwordOf } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { startLeashed } from './leash.ts';

export interface DatabaseOptions {
  /** Created where it is missing and kept between starts. `databaseFolder()` chooses one. */
  dataFolder: string;
  /** Without one, a free port is taken. */
  port?: number;
  /** For tests only: nothing is flushed to disk, so a crash of the machine loses the data. */
  throwaway?: boolean;
  /** It follows a primary, and is ready when it answers reads. */
  standby?: boolean;
  /** Further settings of the server, as `name=value`. */
  settings?: readonly string[];
  log?(line: string): void;
}

export interface Database {
  port: number;
  /** The connection string of one of the server's databases. */
  url(database: string): string;
  /** Closes open connections and stops the server. Resolves when its process has exited. */
  stop(): Promise<void>;
  /** Resolves when the server has exited. `wanted` is true after `stop()`. */
  ended: Promise<{ wanted: boolean }>;
}

const SHUTDOWN_GRACE_MS = 4_000;
/** How many characters of the server's output an error message quotes. */
const OUTPUT_LIMIT = 4_000;

const THROWAWAY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
];
const DURABLE_SETTINGS = ['shared_buffers=256MB', 'max_wal_size=2GB', 'wal_compression=on'];

/** No value of a row, a statement or a parameter reaches the server's log: callers log their own errors. Source: 14-10. */
const LOG_SETTINGS = [
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];

/**
 * Starts a real PostgreSQL on `dataFolder`, which listens on 127.0.0.1 only and asks for a password. A server that a killed
 * run left behind is stopped first. Throws where another running process uses the folder. The server exits with this process.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataFolder, log = () => {} } = options;
  const user = databaseUser();
  const bin = reachableBinaries(user);
  mkdirSync(dirname(dataFolder), { recursive: true });
  const release = await claimFolder(dataFolder);
  if (!existsSync(dataFolder)) createCluster({ bin, dataFolder, user, durable: !options.throwaway });
  const password = passwordOf(dataFolder);
  const port = options.port ?? (await freePort());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...LOG_SETTINGS,
    ...(options.throwaway
      ? THROWAWAY_SETTINGS
      : [...DURABLE_SETTINGS, 'archive_mode=on', `archive_command=${archiveCommand(dataFolder)}`]),
    ...(options.settings ?? []),
  ];
  const server = startLeashed(join(bin, 'postgres'), ['-D', dataFolder, ...settings.flatMap((s) => ['-c', s])], {
    ...user,
    cwd: dataFolder,
    env: { LC_ALL: 'C' },
    lastSignal: 'INT',
  });
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await server.stop('SIGINT', SHUTDOWN_GRACE_MS);
    release();
  };
  try {
    await untilReady(server, `ready to accept ${options.standby ? 'read-only ' : ''}connections`, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    url: (database) => `postgres://atrium:${password}@127.0.0.1:${port}/${database}`,
    stop,
    ended: server.exited.then(() => ({ wanted: stopping })),
  };
}

function untilReady(
  server: ReturnType<typeof startLeashed>,
  ready: string,
  log: (line: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log(text.trimEnd());
      output = (output + text).slice(-OUTPUT_LIMIT);
      if (output.includes(ready)) resolve();
    });
    server.child.stdout?.resume();
    void server.exited.then(() => reject(new Error(`PostgreSQL did not start: ${output.trim() || 'no message'}`)));
  });
}

/** PostgreSQL's programs in a place where its user can run them: as installed, or a copy where the checkout is private. */
function reachableBinaries(user: DatabaseUser | undefined): string {
  const installed = binariesFolder();
  if (canReach(user, installed)) return installed;
  const native = dirname(installed);
  const version = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')).version as string;
  const copy = join(tmpdir(), `atrium-postgres-${version}`);
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    mkdirSync(join(copy, 'complete'));
  }
  if (user) chownSync(copy, user.uid, user.gid);
  return join(copy, 'bin');
}
