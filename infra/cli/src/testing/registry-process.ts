import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@atrium/database/free-port';
import { testDatabase } from '@atrium/database/test-database';
import { startService } from '../start/service.ts';

export interface RegistryProcess {
  /** The data folder of the registry, and of the commands that call it. */
  home: string;
  /** The variables with which a command finds it. */
  env: { ATRIUM_OPS_PORT: string; ATRIUM_VAR: string };
  stop(): Promise<void>;
}

/** Starts the real registry as a process, on a database of its own. */
export async function registryProcess(timeoutMs: number): Promise<RegistryProcess> {
  const home = mkdtempSync(join(tmpdir(), 'atrium-verbs-'));
  mkdirSync(join(home, 'none/migrations'), { recursive: true });
  const database = await testDatabase(join(home, 'none/migrations'));
  const env = { ATRIUM_OPS_PORT: String(await freePort()), ATRIUM_VAR: home };
  const registry = startService({
    name: 'registry',
    main: resolve(import.meta.dirname, '../../../registry/src/main.ts'),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      // Its uploads are fragments without a page to check them in.
      ATRIUM_BROWSER_CHECK: 'later',
      ATRIUM_SEALING_KEY: 'a sealing key of tests, long enough',
      ...env,
    },
    readyUrl: `http://127.0.0.1:${env.ATRIUM_OPS_PORT}/readyz`,
    logFile: join(home, 'registry.log'),
    report: () => {},
  });
  const stop = async () => {
    await registry.stop();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  };
  await registry.ready(timeoutMs).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { home, env, stop };
}
