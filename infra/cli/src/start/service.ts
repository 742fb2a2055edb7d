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
  /** Answers 200 once the process does its work. */
  readyUrl: string;
  logFile: string;
  report(line: string): void;
}

export interface Service {
  name: string;
  /** Resolves when `readyUrl` answers; rejects with the process's last words when it ends first, or after `patience` ms. */
  ready(patience: number): Promise<void>;
  stop(): Promise<void>;
}

const LOG_LIMIT = 10_000_000;
const PATIENCE = 5_000;
/** Waits before the first, second, … restart in a row; after a quiet minute it counts from the start. */
const BACK_OFF = [500, 1_000, 2_000, 5_000, 10_000];

/** Runs one process of the house, writes what it says to a file, and starts it again when it dies unasked. */
export function startService({ name, main, env, readyUrl, logFile, report }: ServiceOptions): Service {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) renameSync(logFile, `${logFile}.1`);
  const log = createWriteStream(logFile, { flags: 'a' });
  const waking = new AbortController();
  let lastWords = '';
  let wasReady = false;
  let failures = 0;
  let current = launch();

  function launch(): Leashed {
    const begun = Date.now();
    const run = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env,
      lastSignal: 'TERM',
    });
    for (const stream of [run.child.stdout, run.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        lastWords = (lastWords + chunk.toString('utf8')).slice(-1_500);
      });
    }
    void run.exited.then(async ({ code, signal }) => {
      if (waking.signal.aborted || !wasReady) return;
      failures = Date.now() - begun > 60_000 ? 0 : failures;
      const wait = BACK_OFF[Math.min(failures, BACK_OFF.length - 1)]!;
      failures += 1;
      report(
        `${name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again in ${wait / 1_000} s. See ${logFile}.`,
      );
      await pause(wait, undefined, { signal: waking.signal }).catch(() => {});
      if (!waking.signal.aborted) current = launch();
    });
    return run;
  }

  return {
    name,
    async ready(patience) {
      let ended = false;
      void current.exited.then(() => {
        ended = true;
      });
      for (const limit = Date.now() + patience; !(await isResponding(readyUrl)); await pause(60)) {
        if (waking.signal.aborted) return;
        if (ended) throw new Error(`${name} did not start: ${reason(lastWords)} (${logFile})`);
        if (Date.now() > limit)
          throw new Error(`${name} was not ready after ${patience / 1_000} s: ${reason(lastWords)} (${logFile})`);
      }
      wasReady = true;
    },
    async stop() {
      waking.abort();
      await current.stop('SIGTERM', PATIENCE);
      await new Promise((resolve) => log.end(resolve));
    },
  };
}

/** The message of the last log line that is a record of a fault, else what Node said of an error, else the last line. */
function reason(lastWords: string): string {
  const lines = lastWords.trim().split('\n').filter(Boolean);
  for (const line of lines.toReversed()) {
    const fault = faultIn(line) ?? /^\w*Error\b.*: .+/.exec(line)?.[0];
    if (fault) return fault;
  }
  return lines.at(-1) ?? 'it said nothing';
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
