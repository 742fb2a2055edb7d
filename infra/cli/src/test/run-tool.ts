import { spawn } from 'node:child_process';

/** Runs a Node program with its output in ours; resolves with its exit code (1 when a signal ended it). */
export function runTool(script: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<number> {
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { ...options, stdio: 'inherit' });
  return new Promise((resolve) => {
    run.once('error', () => resolve(1));
    run.once('exit', (code) => resolve(code ?? 1));
  });
}
