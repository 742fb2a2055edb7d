import { spawn } from 'node:child_process';

interface ToolOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Receives the program's output; without it, the output is printed directly. */
  output?: ((text: string) => void) | undefined;
  /** Further options of Node. */
  nodeOptions?: readonly string[];
}

/** Runs a Node program; resolves with its exit code (1 when a signal ended it). */
export function runTool(
  script: string,
  args: string[],
  { output, nodeOptions = [], ...options }: ToolOptions,
): Promise<number> {
  const stdio = output ? 'pipe' : 'inherit';
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeOptions, script, ...args], {
    ...options,
    stdio: ['inherit', stdio, stdio],
  });
  if (output) for (const stream of [run.stdout, run.stderr]) stream?.setEncoding('utf8').on('data', output);
  return new Promise((resolve) => {
    run.once('error', () => resolve(1));
    // Not `exit`: the last output may not have arrived yet.
    run.once('close', (code) => resolve(code ?? 1));
  });
}
