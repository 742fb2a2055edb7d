import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Each benchmark is a file `<name>.ts` in one of these: beside what it measures. */
const FOLDERS = ['e2e/bench', 'infra/gateway/bench', 'infra/sandbox-vendor/bench'];

/** `npm run -s bench -- <name> [--json]`: runs the benchmark of that name and answers its exit code. */
export async function benchCommand(root: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const known = new Map(
    FOLDERS.map((folder) => join(root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder)
          .filter((file) => /^[a-z-]+\.ts$/.test(file))
          .map((file) => [file.slice(0, -3), join(folder, file)]),
      ),
  );
  const [name, ...rest] = args;
  const file = name && known.get(name);
  if (!file) {
    const list = known.size ? `Known: ${[...known.keys()].join(', ')}.` : 'There are no benchmarks yet.';
    throw new Error(
      name ? `Unknown benchmark "${name}". ${list}` : `Usage: npm run -s bench -- <name> [--json]. ${list}`,
    );
  }
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...rest], {
    stdio: 'inherit',
    env,
    cwd: root,
  });
  return new Promise((resolve) => run.once('exit', (code) => resolve(code ?? 1)));
}
