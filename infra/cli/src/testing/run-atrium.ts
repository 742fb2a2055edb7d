import { resolve } from 'node:path';
import { atriumCommand } from '../verbs/atrium-command.ts';
import type { CliRun } from './run-cli.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Runs a verb of the atrium command in this process, with exactly these variables: what it prints, and its exit code. */
export async function runAtrium(args: string[], env: NodeJS.ProcessEnv): Promise<CliRun> {
  const run: CliRun = { code: null, stdout: '', stderr: '' };
  run.code = await atriumCommand(ROOT, env, args, {
    out: (text) => {
      run.stdout += text;
    },
    err: (text) => {
      run.stderr += text;
    },
  });
  return run;
}
