import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isResponding } from '@atrium/database/is-responding';
import { freePort } from '@atrium/database/free-port';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { environment } from './environment.ts';

/** A gateway or a registry in its own process, which can be killed at any moment and restarted. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** Sends SIGKILL, so that nothing is finished or announced. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Its main.ts. */
  main: string;
  env: NodeJS.ProcessEnv;
  /** The variable from which it reads its port. */
  portVariable: string;
  /** A free one by default. */
  port?: number;
  /** Receives its output. */
  logFile: string;
  /** How long it may finish what it has begun. */
  stopTimeoutMs?: number;
}

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 6_000;

export async function serverProcess({
  main,
  env,
  portVariable,
  logFile,
  port: given,
  stopTimeoutMs = STOP_TIMEOUT_MS,
}: Options): Promise<ServerProcess> {
  const port = given ?? (await freePort());
  const url = `http://localhost:${port}`;
  const log = createWriteStream(logFile, { flags: 'a' });
  let run: Leashed | undefined;

  function launch(): Promise<'gone'> {
    run = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { PATH: environment.path, ...env, [portVariable]: String(port) },
      lastSignal: 'TERM',
    });
    run.child.stdout?.pipe(log, { end: false });
    run.child.stderr?.pipe(log, { end: false });
    return run.exited.then(() => 'gone');
  }

  return {
    port,
    url,
    async start() {
      let gone = launch();
      for (const limit = Date.now() + READY_TIMEOUT_MS; !(await isResponding(`${url}/readyz`)); ) {
        if (Date.now() > limit)
          throw new Error(
            `The process on port ${port} was not ready after ${READY_TIMEOUT_MS / 1_000} s; see ${logFile}.`,
          );
        // A process that exits because its database is down is restarted, as its supervisor would.
        if ((await Promise.race([gone, pause(50)])) === 'gone') gone = launch();
      }
    },
    async kill() {
      if (!run) return;
      try {
        process.kill(-run.child.pid!, 'SIGKILL');
      } catch {
        // It has already exited.
      }
      await run.exited;
    },
    async stop() {
      await run?.stop('SIGTERM', stopTimeoutMs);
      await new Promise((resolve) => log.end(resolve));
    },
  };
}
