import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binariesFolder } from './binaries.ts';
import { claimFolder } from './claim-folder.ts';
import { canReach, type DatabaseUser, databaseUser } from './database-user.ts';
import { createCluster, passwordOf } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { startLeashed } from './leash.ts';

export interface DatabaseOptions {
  /** Kept between starts; created when missing. Choose it with `databaseFolder()`. */
  dataFolder: string;
  /** A free port is taken when none is given. */
  port?: number;
  /** For tests only: nothing is flushed to disk, so a crash of the machine loses it. */
  throwaway?: boolean;
  log?(line: string): void;
}

export interface Database {
  port: number;
  /** Connection string of one of the server's databases. */
  url(database: string): string;
  /** Ends open connections and stops the server; resolves when its process is gone. */
  stop(): Promise<void>;
  /** Resolves when the server ended, with whether we asked for it. */
  ended: Promise<{ wanted: boolean }>;
}

const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=4GB'];
const LASTING = ['shared_buffers=256MB', 'max_wal_size=2GB', 'wal_compression=on'];

/**
 * Starts a real PostgreSQL over `dataFolder`, reachable by password on 127.0.0.1 only. A server left over by a killed
 * run is stopped first; a folder in use by a living run is refused with a sentence. The server ends with this process.
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
    ...(options.throwaway ? THROWAWAY : LASTING),
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
    await server.stop('SIGINT', 4_000);
    release();
  };
  try {
    await answered(server, log);
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

function answered(server: ReturnType<typeof startLeashed>, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log(text.trimEnd());
      said = (said + text).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.child.stdout?.resume();
    void server.exited.then(() => reject(new Error(`PostgreSQL did not start: ${said.trim() || 'no message'}`)));
  });
}

/** PostgreSQL's programs where its user can run them: as installed, or a copy where the checkout is closed to others. */
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
