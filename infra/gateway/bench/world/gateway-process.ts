import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isResponding } from '@atrium/database/is-responding';
import { freePort } from '@atrium/database/free-port';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { environment } from './environment.ts';

/** A gateway as a process of its own, which can be killed in the middle of whatever it does, and started again. */
export interface GatewayProcess {
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;

/** `main` is the gateway's main.ts; what it says goes to `logFile`. */
export async function gatewayProcess(main: string, env: NodeJS.ProcessEnv, logFile: string): Promise<GatewayProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = createWriteStream(logFile, { flags: 'a' });
  let run: Leashed | undefined;

  function launch(): Promise<'gone'> {
    run = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { PATH: environment.path, ...env, ATRIUM_SITE_PORT: String(port) },
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
            `The gateway on port ${port} was not ready after ${READY_TIMEOUT_MS / 1_000} s; see ${logFile}.`,
          );
        // One that ends because its database is away is started again, as its keeper would.
        if ((await Promise.race([gone, pause(50)])) === 'gone') gone = launch();
      }
    },
    async kill() {
      if (!run) return;
      try {
        process.kill(-run.child.pid!, 'SIGKILL');
      } catch {
        // It was gone already.
      }
      await run.exited;
    },
    async stop() {
      await run?.stop('SIGTERM', 6_000);
      await new Promise((resolve) => log.end(resolve));
    },
  };
}
