import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@atrium/database/free-port';
import { testDatabase } from '@atrium/database/test-database';
import { startService } from '../start/service.ts';

export interface RegistryProcess {
  /** Its data folder, and that of the commands that speak to it. */
  home: string;
  /** What a command needs to find it. */
  env: { ATRIUM_OPS_PORT: string; ATRIUM_VAR: string };
  stop(): Promise<void>;
}

/** The real registry, as a process of its own on a database of its own; ready within `patience` ms. */
export async function registryProcess(patience: number): Promise<RegistryProcess> {
  const home = mkdtempSync(join(tmpdir(), 'atrium-verbs-'));
  mkdirSync(join(home, 'none/migrations'), { recursive: true });
  const database = await testDatabase(join(home, 'none/migrations'));
  const env = { ATRIUM_OPS_PORT: String(await freePort()), ATRIUM_VAR: home };
  const registry = startService({
    name: 'registry',
    main: resolve(__dirname, '../../../registry/src/main.ts'),
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, ...env },
    readyUrl: `http://127.0.0.1:${env.ATRIUM_OPS_PORT}/readyz`,
    logFile: join(home, 'registry.log'),
    report: () => {},
  });
  const stop = async () => {
    await registry.stop();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  };
  await registry.ready(patience).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { home, env, stop };
}
