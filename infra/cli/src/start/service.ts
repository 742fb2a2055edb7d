import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isResponding } from '@atrium/database/is-responding';
import { type Leashed, startLeashed } from '@atrium/database/leash';

export interface ServiceOptions {
  name: string;
  /** The TypeScript file that is the process. */
  main: string;
  env: NodeJS.ProcessEnv;
  /** Returns 200 once the process is ready. */
  readyUrl: string;
  logFile: string;
  report(line: string): void;
}

export interface Service {
  name: string;
  /** Resolves when `readyUrl` responds; rejects with the process's last output if it ends first, or after the timeout. */
  ready(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
}

const LOG_LIMIT_BYTES = 10_000_000;
const STOP_TIMEOUT_MS = 5_000;
const READY_INTERVAL_MS = 60;
/** A process that ran this long starts again with the first delay. */
const STABLE_AFTER_MS = 60_000;
/** The delays before the first, second, … restart in a row. */
const RESTART_DELAYS_MS = [500, 1_000, 2_000, 5_000, 10_000];

/** Runs one process of the portal, writes its output to a file, and starts it again if it ends unexpectedly. */
export function startService({ name, main, env, readyUrl, logFile, report }: ServiceOptions): Service {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = createWriteStream(logFile, { flags: 'a' });
  const stopping = new AbortController();
  let lastOutput = '';
  let wasReady = false;
  let failures = 0;
  let current = launch();

  function launch(): Leashed {
    const startedAt = Date.now();
    const run = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env,
      lastSignal: 'TERM',
    });
    for (const stream of [run.child.stdout, run.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        lastOutput = (lastOutput + chunk.toString('utf8')).slice(-1_500);
      });
    }
    void run.exited.then(async ({ code, signal }) => {
      if (stopping.signal.aborted || !wasReady) return;
      failures = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : failures;
      const delayMs = RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)]!;
      failures += 1;
      report(
        `${name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again in ${delayMs / 1_000} s. See ${logFile}.`,
      );
      await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) current = launch();
    });
    return run;
  }

  return {
    name,
    async ready(timeoutMs) {
      let ended = false;
      void current.exited.then(() => {
        ended = true;
      });
      for (const limit = Date.now() + timeoutMs; !(await isResponding(readyUrl)); await pause(READY_INTERVAL_MS)) {
        if (stopping.signal.aborted) return;
        if (ended) throw new Error(`${name} did not start: ${reason(lastOutput)} (${logFile})`);
        if (Date.now() > limit)
          throw new Error(`${name} was not ready after ${timeoutMs / 1_000} s: ${reason(lastOutput)} (${logFile})`);
      }
      wasReady = true;
    },
    async stop() {
      stopping.abort();
      await current.stop('SIGTERM', STOP_TIMEOUT_MS);
      await new Promise((resolve) => log.end(resolve));
    },
  };
}

/** The message of the last error in the log, otherwise Node's own error message, otherwise the last line. */
export function reason(lastOutput: string): string {
  const lines = lastOutput.trim().split('\n').filter(Boolean);
  for (const line of lines.toReversed()) {
    const fault = faultIn(line) ?? /^\w*Error\b.*: .+/.exec(line)?.[0];
    if (fault) return fault;
  }
  return lines.at(-1) ?? 'it wrote nothing';
}

function faultIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const record = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    return (record.level ?? 0) >= 50 ? [record.msg, record.err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return undefined;
  }
}
