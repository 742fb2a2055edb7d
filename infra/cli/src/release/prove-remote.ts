import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Proof {
  root: string;
  varFolder: string;
  name: string;
  /** Hash of everything that goes into its build. */
  inputs: string;
  env: NodeJS.ProcessEnv;
  progress(line: string): void;
}

/**
 * Runs a remote's own tests, its conformance among them, and throws with what they said when they fail. Sources that
 * have passed once are not tested again.
 */
export async function proveRemote({ root, varFolder, name, inputs, env, progress }: Proof): Promise<void> {
  const passed = join(varFolder, 'proven', `${name}-${inputs}`);
  if (existsSync(passed)) return;
  progress(`Testing remotes/${name}`);
  const { code, output } = await jest(root, `remotes/${name}/`, env);
  if (code !== 0) throw new Error(`The tests of ${name} failed, so it was not released.\n${output}`);
  mkdirSync(join(varFolder, 'proven'), { recursive: true });
  writeFileSync(passed, new Date().toISOString());
}

function jest(root: string, folder: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const run = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '-i', folder], { cwd: root, env });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => run.once('close', (code) => resolve({ code, output: output.trimEnd() })));
}
