import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '@atrium/database/create-database';
import { databaseFolder } from '@atrium/database/database-folder';
import { type Database, startDatabase } from '@atrium/database/start-database';

/** A PostgreSQL that flushes every commit to disk, and that can be killed and restarted. */
export interface DatabaseProcess {
  readonly url: string;
  /** Sends SIGKILL to the server and restarts it on the same folder, which has all commits. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'atrium';
const READY_TIMEOUT_MS = 60_000;

export async function databaseProcess(): Promise<DatabaseProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const dataFolder = databaseFolder(folder);
  let server: Database = await startDatabase({ dataFolder });
  const { port } = server;
  await createDatabase(server.url('postgres'), NAME);
  return {
    url: server.url(NAME),
    async killAndStart() {
      process.kill(Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await server.ended;
      await server.stop();
      for (const limit = Date.now() + READY_TIMEOUT_MS; ; await pause(100)) {
        try {
          server = await startDatabase({ dataFolder, port });
          return;
        } catch (error) {
          // Its child processes may need a moment to notice that the server is gone.
          if (Date.now() > limit) throw error;
        }
      }
    },
    async stop() {
      await server.stop();
      for (const left of [folder, dataFolder]) rmSync(left, { recursive: true, force: true });
    },
  };
}
