import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run -s bench -- <name> [--json]`: runs e2e/bench/<name>.ts and answers its exit code. */
export async function benchCommand(root: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const folder = join(root, 'e2e/bench');
  const known = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file)).map((file) => file.slice(0, -3))
    : [];
  const [name, ...rest] = args;
  if (!name || !known.includes(name)) {
    const list = known.length ? `Known: ${known.join(', ')}.` : 'There are none yet.';
    throw new Error(name ? `There is no benchmark "${name}". ${list}` : `Name a benchmark: npm run -s bench -- <name> [--json]. ${list}`);
  }
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(folder, `${name}.ts`), ...rest], {
    stdio: 'inherit',
    env,
    cwd: root,
  });
  return new Promise((resolve) => run.once('exit', (code) => resolve(code ?? 1)));
}
