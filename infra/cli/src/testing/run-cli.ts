import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command line tool as the bootstrap does, with exactly these variables, until it ends. */
export function runCli(args: string[], env: NodeJS.ProcessEnv): Promise<CliRun> {
  const run = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../main.ts'), ...args],
    {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    },
  );
  let stdout = '';
  let stderr = '';
  run.stdout.on('data', (chunk) => (stdout += chunk));
  run.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => run.once('close', (code) => resolve({ code, stdout, stderr })));
}
