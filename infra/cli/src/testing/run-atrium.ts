import { resolve } from 'node:path';
import { atriumCommand } from '../verbs/atrium-command.ts';
import type { Said } from './run-cli.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Runs a verb of the atrium command in this process, with exactly these variables: what it prints, and its exit code. */
export async function runAtrium(args: string[], env: NodeJS.ProcessEnv): Promise<Said> {
  const said: Said = { code: null, stdout: '', stderr: '' };
  said.code = await atriumCommand(ROOT, env, args, {
    out: (text) => {
      said.stdout += text;
    },
    err: (text) => {
      said.stderr += text;
    },
  });
  return said;
}
