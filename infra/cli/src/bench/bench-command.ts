import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findChromium } from '../test/find-chromium.ts';
import { figuresCommand } from './figures/figures-command.ts';
import { requirePortal } from './require-portal.ts';

/** A benchmark is a file `<name>.ts` in one of these, beside what it measures; its parts have the same name in several. */
const PAGES = 'e2e/bench';
/** Benchmarks of pages that serve them themselves. */
const WITHOUT_PORTAL = new Set(['peers']);
const FOLDERS = ['shared/lottery-rules/bench', PAGES, 'infra/gateway/bench', 'infra/sandbox-vendor/bench'];

/** `npm run -s bench -- <name> [--json]`: runs the parts of the benchmark one after another; the first exit code that is not 0, or 0. `figures` renews README's table. */
export async function benchCommand(root: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const known = Map.groupBy(
    FOLDERS.map((folder) => join(root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder)
          .filter((file) => /^[a-z-]+\.ts$/.test(file))
          .map((file) => join(folder, file)),
      ),
    (file) => basename(file, '.ts'),
  );
  const [name, ...rest] = args;
  const isOfPages = (file: string) => file.startsWith(join(root, PAGES));
  const filesOf = (bench: string) => {
    const files = known.get(bench) ?? [];
    if (files.some(isOfPages) && !WITHOUT_PORTAL.has(bench)) requirePortal(root, env);
    return files;
  };
  if (name === 'figures') return await figuresCommand(root, withChromium(env), rest, filesOf);
  if (!name || !known.has(name)) {
    const list = known.size ? `Known: ${[...known.keys()].join(', ')}.` : 'There are no benchmarks yet.';
    throw new Error(
      name ? `Unknown benchmark "${name}". ${list}` : `Usage: npm run -s bench -- <name> [--json]. ${list}`,
    );
  }
  const files = filesOf(name);
  const benchEnv = files.some(isOfPages) ? withChromium(env) : env;
  let failed = 0;
  for (const file of files) {
    const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...rest], {
      stdio: 'inherit',
      env: benchEnv,
      cwd: root,
    });
    const code = await new Promise<number>((resolve) => run.once('exit', (ended) => resolve(ended ?? 1)));
    failed ||= code;
  }
  return failed;
}

const withChromium = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  CHROMIUM_PATH: findChromium(env, (line) => process.stderr.write(`${line}\n`)),
});
